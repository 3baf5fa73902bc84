import { CHECKOUT } from "./limits"

/** A window that opens for less than this lets nobody pay. */
const leastSeconds = 30

/** Seconds the payment window may stay open, for a hold that lasts `leftSeconds` more: it must not end during a payment. */
export const secondsToPay = (leftSeconds: number, most: number = CHECKOUT.payWithinSeconds): number =>
  Math.max(leastSeconds, Math.min(most, Math.floor(leftSeconds) - CHECKOUT.closesBeforeSeconds))
