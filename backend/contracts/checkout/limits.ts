/** The till's times and sizes. */
export const CHECKOUT = {
  /** How long stock and price are held for a shopper who is paying. */
  holdMinutes: 15,
  /** The Razorpay window closes before the hold does, so that a normal payment always finds its goods. */
  payWithinSeconds: 12 * 60,
  /** A held attempt is looked up at the gateway when nobody has brought news for so long. */
  pollAfterSeconds: 20,
  /** Late payments are looked for so long after a hold ran out. */
  lookBackHours: 96,
  /** Who tried to buy and did not is forgotten after so long, when no payment can come any more. */
  forgetAfterDays: 30,
  currency: "INR",
  maxRupees: 500_000,
} as const

/** Working days in which a bank usually shows money that was sent back. */
export const REFUND_SHOWS_DAYS = { min: 5, max: 7 } as const

export const PIN = { digits: 6, pattern: /^[1-9]\d{5}$/ } as const

/** Lengths of an address's lines, in characters; shorter than the shortest is nothing that a courier could find. */
export const ADDRESS = { line: 120, landmark: 80, city: 60, state: 60, shortest: { line: 3, place: 2 } } as const

export const DELIVERY_METHODS = ["home", "pickup"] as const
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]

/** Working days from order to door, by how far the parcel travels; made-to-measure adds its own (SPEC §1). */
export const DELIVERY_DAYS = {
  make: { min: 1, max: 2 },
  customExtra: { min: 1, max: 4 },
  zones: { local: { min: 1, max: 2 }, north: { min: 2, max: 4 }, rest: { min: 3, max: 6 }, remote: { min: 5, max: 9 } },
} as const
export type DeliveryZone = keyof typeof DELIVERY_DAYS.zones

export const ATTEMPT_STATUSES = [
  "open",
  "held",
  "paid",
  "placing",
  "placed",
  "expired",
  "refund_due",
  "refunded",
] as const
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number]

/** GST on garments (chapters 61 and 62) since 22 September 2025: by the price of one piece before tax. */
export const GST = { lowPercent: 5, highPercent: 18, lowUpToPaise: 250_000 } as const
