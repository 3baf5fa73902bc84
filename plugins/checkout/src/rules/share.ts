import { BAG } from "@silai/contracts/bag/limits"
import { UNPAID_SHARE } from "@silai/contracts/checkout/limits"

/**
 * How many of `unsold` pieces may be held unpaid under this share. Never less than one shopper may buy, so that the
 * last piece can be sold.
 */
export const mostHeld = (unsold: number, share: number): number =>
  Math.max(BAG.maxUnitsPerLine, Math.ceil(unsold * share))

/** Pieces of one size: not sold; held unpaid by all guests; of these, by guests of one network address. */
export type Unpaid = { unsold: number; guests: number; here: number }

/** Whether guests, or those of one address, would hold more than their share with `quantity` more (`UNPAID_SHARE`). */
export const isOverShare = ({ unsold, guests, here }: Unpaid, quantity: number): boolean =>
  guests + quantity > mostHeld(unsold, UNPAID_SHARE.ofAllGuests) ||
  here + quantity > mostHeld(unsold, UNPAID_SHARE.ofOneAddress)
