/**
 * State of a link to the checkout: whoever has told everything before goes on to the payment, and looks it over there.
 * Without it, as on the way back, the details are shown.
 */
export const STRAIGHT_ON = { isStraightOn: true }

export const isStraightOn = (state: unknown): boolean =>
  (state as Partial<typeof STRAIGHT_ON> | null)?.isStraightOn === true
