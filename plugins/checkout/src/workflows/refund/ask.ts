import type { MedusaContainer } from "@medusajs/framework/types"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { newId } from "@silai/kit/ids"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { toRupees } from "@silai/kit/money"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { refundOf } from "../../rules/may-refund"
import { type Attempt, lockAttempt } from "../attempt/attempt"
import { sendUnplacedBack } from "../order/place"

/** `seenPaise`, `seenPlaced`: the payment as the asker saw it. */
export type RefundAsk = {
  attemptId: string
  amountPaise: number
  seenPaise: number
  seenPlaced: boolean
  reason: string
  by: { userId: string; name: string }
}

/**
 * Keeps that money is to go back, and who says so why, before any gateway hears of it: a crash after this loses nothing, and whoever asks
 * the same again gets the refund that is kept already. What is paid and not placed goes back as what the shop may not keep does.
 * @throws checkout.attempt_unknown, checkout.refund_moved, checkout.refund_under_way, checkout.refund_too_much, checkout.refund_whole_only
 */
export function keepRefundAsk(container: MedusaContainer, ask: RefundAsk): Promise<{ id: string }> {
  return databaseOf(container).transaction(async (trx) => {
    const attempt = await lockAttempt(trx, ask.attemptId)
    if (!attempt) throw refuse(checkoutRefusals.attempt_unknown)
    const twin = await twinOf(trx, attempt, ask)
    if (twin) return twin
    await refuseWhatCannotGoBack(trx, attempt, ask)
    const id = newId("rfa")
    await trx.raw(
      `insert into refund_ask (id, attempt_id, gateway, payment_id, amount_paise, seen_paise, reason, author_id, author_name)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        id,
        attempt.id,
        attempt.gateway,
        attempt.gateway_payment_id,
        ask.amountPaise,
        ask.seenPaise,
        ask.reason,
        ask.by.userId,
        ask.by.name,
      ],
    )
    if (attempt.status !== "placed") await sendUnplacedBack(container, trx, attempt, ask.reason)
    await notifyLive(trx, "payment.refund_due", { attemptId: attempt.id })
    log("info", "refund asked", { attempt: attempt.id, ask: id, by: ask.by.userId })
    return { id }
  })
}

/** The same refund, asked by a second click or a second person. */
const twinOf = (trx: Sql, { gateway, gateway_payment_id }: Attempt, { seenPaise, amountPaise }: RefundAsk) =>
  one<{ id: string }>(
    trx,
    `select id from refund_ask where gateway = ? and payment_id = ? and seen_paise = ? and amount_paise = ? and state <> 'failed'`,
    [gateway, gateway_payment_id, seenPaise, amountPaise],
  )

async function refuseWhatCannotGoBack(trx: Sql, attempt: Attempt, ask: RefundAsk): Promise<void> {
  const kept = await one<{ amount_paise: string; refunded_paise: string; is_under_way: boolean }>(
    trx,
    `select p.amount_paise, p.refunded_paise,
            exists (select 1 from refund_ask r where r.gateway = p.gateway and r.payment_id = p.payment_id and r.state in ('waiting', 'sent')) as is_under_way
       from gateway_payment p where p.gateway = ? and p.payment_id = ? and p.status = 'kept'`,
    [attempt.gateway, attempt.gateway_payment_id],
  )
  if (kept?.is_under_way) throw refuse(checkoutRefusals.refund_under_way)
  const sums = kept && { amountPaise: Number(kept.amount_paise), refundedPaise: Number(kept.refunded_paise) }
  const { how, leftPaise } = refundOf(attempt, sums, false)
  if (how === null || sums?.refundedPaise !== ask.seenPaise || (how === "part") !== ask.seenPlaced)
    throw refuse(checkoutRefusals.refund_moved)
  if (ask.amountPaise > leftPaise) throw refuse(checkoutRefusals.refund_too_much, toRupees(leftPaise))
  if (how === "whole" && ask.amountPaise !== leftPaise) throw refuse(checkoutRefusals.refund_whole_only)
}
