import type { Order } from "./calls"

/**
 * The sum that cancelling an order sends back, in rupees: what was paid and not refunded, without what is disputed, and without what a
 * refund was requested for already (which may be disputed money, too).
 */
export const refundedOnCancel = ({ keptRupees, refundingRupees, disputedRupees }: Order["money"]): number =>
  Math.max(0, Math.round((keptRupees - refundingRupees - disputedRupees) * 100) / 100)
