import type { MedusaContainer } from "@medusajs/framework/types"
import { present } from "@silai/contracts/present"
import { RETURN_KIND } from "@silai/contracts/returns/kinds"
import { returnMessages } from "@silai/contracts/returns/messages"
import type { Sql } from "@silai/kit/knex"
import { rupeesText } from "@silai/kit/money"
import { notifyLive } from "@silai/kit/outbox"
import { claimsOf, promisedNow } from "../queries/claims"
import type { Claim, Promised } from "../rules/promises"
import { noteStep } from "./settle"

/** For the buyer, who was promised another sum before. */
const noteOf = (was: Claim, { feePaise, shortPaise, refundPaise }: Promised): string =>
  [
    returnMessages.refundNow(rupeesText(refundPaise)),
    ...(feePaise > was.feePaise ? [returnMessages.feeHere(rupeesText(feePaise))] : []),
    ...(shortPaise > was.shortPaise ? [returnMessages.short(rupeesText(shortPaise))] : []),
  ].join(" ")

/**
 * Stores what the open requests of an order promise now: the request that was to pay the fee may have ended without a
 * refund, or a part of the order's money was refunded in another way. The caller has locked the order's requests.
 */
export async function recount(container: MedusaContainer, trx: Sql, orderId: string): Promise<void> {
  const claims = await claimsOf(trx, orderId)
  const open = claims.filter(({ isOpen }) => isOpen)
  if (!open.length) return
  const promised = await promisedNow(container, trx, orderId, claims)
  for (const claim of open) {
    const now = present(promised.of(claim.id), "what an open request promises")
    const { feePaise, shortPaise, refundPaise } = now
    if (feePaise === claim.feePaise && shortPaise === claim.shortPaise && refundPaise === claim.refundPaise) continue
    await trx.raw(`update return_request set fee_paise = ?, short_paise = ?, refund_paise = ? where id = ?`, [
      feePaise,
      shortPaise,
      refundPaise,
      claim.id,
    ])
    if (RETURN_KIND[claim.kind].promisesMoney && refundPaise !== claim.refundPaise)
      await noteStep(trx, claim.id, claim.state, { name: returnMessages.shop, userId: null }, noteOf(claim, now))
    await notifyLive(trx, "return.changed", { returnId: claim.id, orderId })
  }
}
