import type { MedusaContainer } from "@medusajs/framework/types"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import { type Attempt, lockAttempt } from "../attempt/attempt"
import { sendUnplacedBack } from "../order/place"
import { insertAsk, refundable } from "./keep"

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
    const id = await insertAsk(trx, attempt, ask)
    if (attempt.status !== "placed") await sendUnplacedBack(container, trx, attempt, ask.reason)
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
  const { sums, how, leftPaise } = await refundable(trx, attempt)
  if (how === null || sums?.refundedPaise !== ask.seenPaise || (how === "part") !== ask.seenPlaced)
    throw refuse(checkoutRefusals.refund_moved)
  if (ask.amountPaise > leftPaise) throw refuse(checkoutRefusals.refund_too_much, toRupees(leftPaise))
  if (how === "whole" && ask.amountPaise !== leftPaise) throw refuse(checkoutRefusals.refund_whole_only)
}
