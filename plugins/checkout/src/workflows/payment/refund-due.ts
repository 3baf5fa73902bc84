import type { MedusaContainer } from "@medusajs/framework/types"
import { paymentRefundMessages } from "@silai/contracts/checkout/payment-messages"
import { CHECKOUT, type RefundReason } from "@silai/contracts/checkout/limits"
import { type BackOff, leaseOf, pauseAfter } from "@silai/kit/back-off"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { causeOf, log } from "@silai/kit/log"
import { notifyLive, enqueueOutbox } from "@silai/kit/outbox"
import { toRupees } from "@silai/kit/money"
import { isDisputed } from "../../queries/payment/disputes"
import { REFUNDS } from "../../queries/refund-states"
import { isTooSmall } from "../refund/refundable"
import { gatewayOf } from "./gateway"
import { lockAttempt, moveAttempt } from "../attempt/attempt"
import type { GatewayRefund } from "@silai/contracts/checkout/gateway"

const RETRY: BackOff = { first: 5, longest: 1_800 }

type Due = {
  gateway: string
  payment_id: string
  attempt_id: string
  amount_paise: string
  currency: string
  reason: RefundReason
  tries: number
}

/**
 * Refunds one payment that the shop may not keep, and follows it until its gateway confirms: a refund may be pending for
 * days and may still fail. The gateway's existing refunds are read first; the idempotency key makes a retry pay once.
 */
export async function sendNextRefundDue(container: MedusaContainer): Promise<boolean> {
  const database = databaseOf(container)
  const due = await one<Due>(
    database,
    `update gateway_payment set tries = tries + 1, next_at = now() + ${leaseOf(RETRY)}
      where (gateway, payment_id) = (select gateway, payment_id from gateway_payment where status = 'refund_due' and next_at <= now()
                                      order by next_at for update skip locked limit 1) returning *`,
  )
  if (!due) return false
  try {
    // Its bank gives the buyer the same money.
    if (await isDisputed(database, due)) throw new Error(paymentRefundMessages.disputed)
    const { isRefunded, refund, leftPaise = 0 } = await refundOf(container, due)
    if (isRefunded) await database.transaction((trx) => noteRefund(container, trx, due, refund.id, leftPaise))
    else
      await database.raw(
        `update gateway_payment set refund_id = ?, last_error = ?, next_at = now() + make_interval(secs => ?) where gateway = ? and payment_id = ?`,
        [refund.id, `refund is ${refund.status}`, pauseAfter(RETRY, due.tries), due.gateway, due.payment_id],
      )
  } catch (error) {
    log("error", "refund not made", { payment: due.payment_id, tries: due.tries, cause: causeOf(error) })
    await database.raw(
      `update gateway_payment set last_error = ?, next_at = now() + make_interval(secs => ?) where gateway = ? and payment_id = ?`,
      [causeOf(error).slice(0, 300), pauseAfter(RETRY, due.tries), due.gateway, due.payment_id],
    )
  }
  return true
}

const paiseOf = (refunds: GatewayRefund[]) => refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0)

/**
 * Requests only what is neither refunded nor under way: staff may have refunded a part by hand. The idempotency key
 * contains the number of refunds so far, so that a retry pays once and a new refund gets a new key.
 */
async function refundOf(
  container: MedusaContainer,
  due: Due,
): Promise<{ isRefunded: boolean; refund: Pick<GatewayRefund, "id" | "status">; leftPaise?: number }> {
  const gateway = gatewayOf(container, due)
  const known = await gateway.refundsOfPayment(due.payment_id)
  const done = known.filter((refund) => refund.status === "processed")
  const pending = known.filter((refund) => refund.status === "pending")
  const owed = Number(due.amount_paise) - paiseOf(done) - paiseOf(pending)
  const latest = pending[0] ?? done[0]
  // A refund by hand may leave some paise. No gateway sends so little, and staff could not end that alarm.
  if (latest && isTooSmall(owed)) return { isRefunded: !pending.length, refund: latest, leftPaise: Math.max(0, owed) }
  const refund = await gateway.refund({
    paymentId: due.payment_id,
    amountPaise: owed,
    key: `refund_${due.payment_id}_${known.length}`,
    notes: { attempt_id: due.attempt_id },
  })
  return { isRefunded: refund.status === "processed" && !pending.length, refund }
}

/** `leftPaise`: the remainder that is too small to send. */
async function noteRefund(
  container: MedusaContainer,
  trx: Sql,
  due: Due,
  refundId: string,
  leftPaise: number,
): Promise<void> {
  const attempt = await lockAttempt(trx, due.attempt_id)
  await trx.raw(
    `update gateway_payment set status = 'refunded', refunded_paise = amount_paise - ?::bigint, refund_id = ?, refunded_at = now(), last_error = ?
      where gateway = ? and payment_id = ?`,
    [leftPaise, refundId, leftPaise ? paymentRefundMessages.tooSmall : null, due.gateway, due.payment_id],
  )
  await trx.raw(
    `update refund_ask set state = 'done', done_at = now(), refund_id = ?, last_error = null where gateway = ? and payment_id = ? and state in ${REFUNDS.underWay}`,
    [refundId, due.gateway, due.payment_id],
  )
  await emitEvents(trx, {
    name: "silai.payment.refunded",
    data: [{ id: due.payment_id, attempt_id: due.attempt_id }],
  })
  if (!attempt) return
  if (attempt.status === "refund_due") await moveAttempt(trx, attempt.id, "refunded")
  const { contact } = attempt.snapshot
  // The mail's text is in rupees; a foreign payment is rare enough for the shopkeeper to write by hand. A promise that
  // is crossed out brought no money.
  if (due.currency === CHECKOUT.currency && !gatewayOf(container, due).payWords.later)
    await enqueueOutbox(trx, "refund.made", `refund.made:${due.payment_id}`, {
      name: contact.name,
      email: contact.email,
      amountRupees: toRupees(Number(due.amount_paise) - leftPaise),
      reason: due.reason,
    })
  await notifyLive(trx, "payment.refunded", { attemptId: attempt.id })
}
