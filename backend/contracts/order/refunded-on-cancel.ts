import type { Order } from "./calls"

/** The sum that cancelling an order sends back, in rupees: what was paid and not refunded, without what is disputed. */
export const refundedOnCancel = ({ keptRupees, disputedRupees }: Order["money"]): number =>
  Math.round((keptRupees - disputedRupees) * 100) / 100
