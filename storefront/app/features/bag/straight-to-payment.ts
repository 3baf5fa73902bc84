/**
 * State of a link to the checkout: a shopper whose details are complete goes straight to the payment, and reviews them there.
 * Without it, as on the way back, the details are shown.
 */
export const STRAIGHT_ON = { isStraightOn: true }

export const isStraightOn = (state: unknown): boolean =>
  (state as Partial<typeof STRAIGHT_ON> | null)?.isStraightOn === true
