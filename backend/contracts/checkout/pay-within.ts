import { CHECKOUT } from "./limits"

/** Paying takes longer than this. */
const leastSeconds = 30

/** Seconds the payment window may stay open, for a hold that lasts `leftSeconds` more: the hold must not end during a payment. */
export const secondsToPay = (leftSeconds: number, most: number = CHECKOUT.payWithinSeconds): number =>
  Math.max(leastSeconds, Math.min(most, Math.floor(leftSeconds) - CHECKOUT.closesBeforeSeconds))
