import type { MedusaContainer } from "@medusajs/framework/types"
import type { PaymentPage } from "@silai/contracts/checkout/payment-calls"
import type { RefundReason, RefundState } from "@silai/contracts/checkout/limits"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { paymentRefundMessages } from "@silai/contracts/checkout/payment-messages"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { queueFor } from "@silai/kit/events"
import { databaseOf, one, only, type Sql } from "@silai/kit/knex"
import { causeOf, log } from "@silai/kit/log"
import { toPaise, toRupees } from "@silai/kit/money"
import { enqueueOutbox, notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { showPayment } from "../../queries/payment/show"
import { isDisputed } from "../../queries/payment/disputes"
import { sendableOf } from "../../rules/may-refund"
import { mayWithdraw } from "../../rules/may-withdraw"
import { refundSentence } from "../../rules/refund-sentence"
import { type Attempt, lockAttempt } from "../attempt/attempt"
import { noteRefunds } from "../payment/refunded"
import { askAgain, refundable } from "./refundable"
import { sendRefundNow } from "./send"
import { present } from "@silai/contracts/present"

type By = { userId: string; name: string }
/** The sum that the caller saw, when they sent it. */
export const seenPaiseOf = (rupees: number | undefined): number | null =>
  rupees === undefined ? null : toPaise(rupees)

type Ask = { state: RefundState; amount_paise: string; ask_key: string | null }
type Failed = { attempt: Attempt; ask: Ask }
type Stuck = { id: string; attempt: Attempt; amountPaise: number }

/** A refund that waits for a person, with its attempt locked. @throws checkout.refund_unknown, checkout.refund_not_stuck */
async function lockFailed(trx: Sql, askId: string): Promise<Failed> {
  const known = await one<{ attempt_id: string }>(trx, `select attempt_id from refund_ask where id = ?`, [askId])
  const attempt = known && (await lockAttempt(trx, known.attempt_id))
  if (!attempt) throw refuse(checkoutRefusals.refund_unknown)
  const ask = await only<Ask>(trx, `select state, amount_paise, ask_key from refund_ask where id = ? for update`, [
    askId,
  ])
  if (ask.state !== "failed") throw refuse(checkoutRefusals.refund_not_stuck)
  return { attempt, ask }
}

/**
 * Such a refund, with the part of its sum that is still left. `seenPaise`: that part as the caller saw it.
 * @throws as `lockFailed`, checkout.refund_too_much, checkout.refund_moved
 */
async function lockStuck(trx: Sql, askId: string, seenPaise: number | null): Promise<Stuck> {
  const { attempt, ask } = await lockFailed(trx, askId)
  const { leftPaise } = await refundable(trx, attempt)
  if (leftPaise <= 0) throw refuse(checkoutRefusals.refund_too_much, 0)
  const amountPaise = sendableOf(Number(ask.amount_paise), leftPaise)
  if (seenPaise !== null && seenPaise !== amountPaise) throw refuse(checkoutRefusals.refund_moved)
  return { id: askId, attempt, amountPaise }
}

/**
 * Sends a refund again that stays declined, or the part of it that is left.
 * @throws as `lockStuck`, checkout.refund_disputed
 */
export async function sendAgain(
  container: MedusaContainer,
  { askId, seenPaise }: { askId: string; seenPaise: number | null },
  by: By,
): Promise<{ message: string; data: PaymentPage }> {
  const attemptId = await databaseOf(container).transaction(async (trx) => {
    const { id, attempt, amountPaise } = await lockStuck(trx, askId, seenPaise)
    if (await isDisputed(trx, { gateway: attempt.gateway, payment_id: attempt.gateway_payment_id }))
      throw refuse(checkoutRefusals.refund_disputed)
    await askAgain(trx, id, { amountPaise, by, isSentByAsker: true })
    return attempt.id
  })
  await sendRefundNow(container, askId)
  const data = await showPayment(container, attemptId)
  return { message: refundSentence(data, askId), data }
}

/**
 * Decides not to send a stuck refund after all. Its key is freed, so that the same sum can be asked for again.
 * @throws as `lockFailed`, checkout.refund_not_by_hand
 */
export async function withdraw(
  container: MedusaContainer,
  { askId, note }: { askId: string; note: string },
  by: By,
): Promise<{ message: string; data: PaymentPage }> {
  const { attempt, ask } = await databaseOf(container).transaction(async (trx) => {
    const failed = await lockFailed(trx, askId)
    if (!mayWithdraw(failed.ask)) throw refuse(checkoutRefusals.refund_not_by_hand)
    await trx.raw(
      `update refund_ask set state = 'withdrawn', ask_key = 'withdrawn:' || id, handled_at = now(), handled_by_id = ?, handled_by = ?, handled_note = ?, last_error = null
        where id = ?`,
      [by.userId, by.name, note, askId],
    )
    await notifyLive(trx, "payment.refund_due", { attemptId: failed.attempt.id })
    return failed
  })
  log("info", "refund withdrawn", { ask: askId, attempt: attempt.id, by: by.userId })
  const data = await showPayment(container, attempt.id)
  return { message: paymentRefundMessages.withdrawn(toRupees(Number(ask.amount_paise))), data }
}

async function mailGiven(
  container: MedusaContainer,
  trx: Sql,
  askId: string,
  { attempt, amountPaise }: Stuck,
): Promise<void> {
  if (!attempt.order_id) return
  const { number, contact } = await container.resolve("silai_order").bought(trx, attempt.order_id)
  await enqueueOutbox(trx, "refund.made", `refund.given:${askId}`, {
    name: contact.name,
    email: contact.email,
    orderNumber: orderNumberOf(number),
    amountRupees: toRupees(amountPaise),
    reason: "other" satisfies RefundReason,
    isGiven: true,
  })
}

/**
 * Records that the buyer got the money, or the part of it that is left, by other means: it counts as refunded, and is no
 * longer sent. @throws as `lockStuck`
 */
export async function noteGiven(
  container: MedusaContainer,
  { askId, seenPaise, note }: { askId: string; seenPaise: number | null; note: string },
  by: By,
): Promise<{ message: string; data: PaymentPage }> {
  const { attempt, amountPaise } = await databaseOf(container).transaction(async (trx) => {
    const stuck = await lockStuck(trx, askId, seenPaise)
    await trx.raw(
      `update refund_ask set state = 'given', amount_paise = ?, handled_at = now(), handled_by_id = ?, handled_by = ?, handled_note = ?, last_error = null where id = ?`,
      [stuck.amountPaise, by.userId, by.name, note, askId],
    )
    await mailGiven(container, trx, askId, stuck)
    // In case the process ends before the rest.
    await queueFor(trx, "checkout.refund-given", {
      gateway: stuck.attempt.gateway,
      paymentId: stuck.attempt.gateway_payment_id,
    })
    await notifyLive(trx, "payment.refund_due", { attemptId: stuck.attempt.id })
    return stuck
  })
  log("info", "refund given otherwise", { ask: askId, attempt: attempt.id, by: by.userId })
  await noteRefunds(container, attempt.gateway, present(attempt.gateway_payment_id, "the payment of a refund")).catch(
    (error: unknown) =>
      log("warn", "refund not followed", { payment: attempt.gateway_payment_id, cause: causeOf(error) }),
  )
  const data = await showPayment(container, attempt.id)
  return { message: paymentRefundMessages.given(toRupees(amountPaise)), data }
}
