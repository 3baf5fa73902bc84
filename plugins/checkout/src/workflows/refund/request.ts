import type { MedusaContainer } from "@medusajs/framework/types"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import { type Attempt, lockAttempt } from "../attempt/attempt"
import { isDisputed } from "../../queries/payment/disputes"
import { refundUnplaced } from "../order/place"
import { BY_HAND } from "../../rules/may-withdraw"
import { askAgain, insertAsk, refundable } from "./refundable"

/** `seenPaise`, `seenPlaced`: the payment as the caller saw it; the sum already promised, and whether its order was placed. */
export type RefundAsk = {
  attemptId: string
  amountPaise: number
  seenPaise: number
  seenPlaced: boolean
  reason: string
  by: { userId: string; name: string }
}

/**
 * Records a refund, who asked and why, before the gateway is called: a crash after this loses nothing, and a repeated
 * request gets the refund already recorded; one that stays declined is sent again. A payment without a placed order is
 * refunded like money that the shop may not keep.
 * @throws checkout.attempt_unknown, checkout.refund_disputed, checkout.refund_moved, checkout.refund_too_much,
 * checkout.refund_whole_only
 */
export function recordRefundRequest(container: MedusaContainer, ask: RefundAsk): Promise<{ id: string }> {
  return databaseOf(container).transaction(async (trx) => {
    const attempt = await lockAttempt(trx, ask.attemptId)
    if (!attempt) throw refuse(checkoutRefusals.attempt_unknown)
    const twin = await twinOf(trx, attempt, ask)
    if (twin && twin.state !== "failed") return { id: twin.id }
    await refuseUnrefundable(trx, attempt, ask)
    const id = twin?.id ?? (await insertAsk(trx, attempt, { ...ask, key: keyOf(ask), isSentByAsker: true }))
    if (twin) await askAgain(trx, id, { ...ask, isSentByAsker: true })
    if (attempt.status !== "placed") await refundUnplaced(container, trx, attempt, ask.reason)
    return { id }
  })
}

/** The same refund, asked for by a second click or a second person. */
const twinOf = (trx: Sql, { gateway, gateway_payment_id }: Attempt, ask: RefundAsk) =>
  one<{ id: string; state: string }>(
    trx,
    `select id, state from refund_ask
      where gateway = ? and payment_id = ? and (ask_key = ? or ask_key is null and seen_paise = ? and amount_paise = ?)
      order by state = 'failed', asked_at desc limit 1`,
    [gateway, gateway_payment_id, keyOf(ask), ask.seenPaise, ask.amountPaise],
  )

/** Two clicks, or two people who saw the same state, ask for one refund. */
const keyOf = ({ attemptId, seenPaise, amountPaise }: RefundAsk) => `${BY_HAND}${attemptId}:${seenPaise}:${amountPaise}`

async function refuseUnrefundable(trx: Sql, attempt: Attempt, ask: RefundAsk): Promise<void> {
  if (await isDisputed(trx, { gateway: attempt.gateway, payment_id: attempt.gateway_payment_id }))
    throw refuse(checkoutRefusals.refund_disputed)
  const { how, leftPaise, promisedPaise } = await refundable(trx, attempt)
  if (how === null || promisedPaise !== ask.seenPaise || (how === "part") !== ask.seenPlaced)
    throw refuse(checkoutRefusals.refund_moved)
  if (ask.amountPaise > leftPaise) throw refuse(checkoutRefusals.refund_too_much, toRupees(leftPaise))
  if (how === "whole" && ask.amountPaise !== leftPaise) throw refuse(checkoutRefusals.refund_whole_only)
}
