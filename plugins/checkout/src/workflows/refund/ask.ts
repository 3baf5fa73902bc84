import type { MedusaContainer } from "@medusajs/framework/types"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import { type Attempt, lockAttempt } from "../attempt/attempt"
import { sendUnplacedBack } from "../order/place"
import { askAnew, insertAsk, refundable } from "./keep"

/** `seenPaise`, `seenPlaced`: the payment as the asker saw it; of its money, what was promised already. */
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
 * the same again gets the refund that is kept already; one that stays declined is sent again. What is paid and not placed goes back as what the shop
 * may not keep does.
 * @throws checkout.attempt_unknown, checkout.refund_moved, checkout.refund_too_much, checkout.refund_whole_only
 */
export function keepRefundAsk(container: MedusaContainer, ask: RefundAsk): Promise<{ id: string }> {
  return databaseOf(container).transaction(async (trx) => {
    const attempt = await lockAttempt(trx, ask.attemptId)
    if (!attempt) throw refuse(checkoutRefusals.attempt_unknown)
    const twin = await twinOf(trx, attempt, ask)
    if (twin && twin.state !== "failed") return { id: twin.id }
    await refuseWhatCannotGoBack(trx, attempt, ask)
    const id = twin?.id ?? (await insertAsk(trx, attempt, { ...ask, key: keyOf(ask), isSentByAsker: true }))
    if (twin) await askAnew(trx, id, ask)
    if (attempt.status !== "placed") await sendUnplacedBack(container, trx, attempt, ask.reason)
    return { id }
  })
}

/** The same refund, asked by a second click or a second person. */
const twinOf = (trx: Sql, { gateway, gateway_payment_id }: Attempt, ask: RefundAsk) =>
  one<{ id: string; state: string }>(
    trx,
    `select id, state from refund_ask
      where gateway = ? and payment_id = ? and (ask_key = ? or ask_key is null and seen_paise = ? and amount_paise = ?)
      order by state = 'failed', asked_at desc limit 1`,
    [gateway, gateway_payment_id, keyOf(ask), ask.seenPaise, ask.amountPaise],
  )

/** Two clicks, and two people who saw the same, ask for one refund. */
const keyOf = ({ attemptId, seenPaise, amountPaise }: RefundAsk) => `by-hand:${attemptId}:${seenPaise}:${amountPaise}`

async function refuseWhatCannotGoBack(trx: Sql, attempt: Attempt, ask: RefundAsk): Promise<void> {
  const { how, leftPaise, promisedPaise } = await refundable(trx, attempt)
  if (how === null || promisedPaise !== ask.seenPaise || (how === "part") !== ask.seenPlaced)
    throw refuse(checkoutRefusals.refund_moved)
  if (ask.amountPaise > leftPaise) throw refuse(checkoutRefusals.refund_too_much, toRupees(leftPaise))
  if (how === "whole" && ask.amountPaise !== leftPaise) throw refuse(checkoutRefusals.refund_whole_only)
}
