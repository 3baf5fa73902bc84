/** A coupon's code, as customers type it: letters, digits and hyphens. Case does not matter. */
export const COUPON = {
  minCode: 3,
  maxCode: 40,
  /** As pasted from a message. */
  maxTyped: 120,
  pattern: /^[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])$/,
  maxName: 80,
  maxRupees: 500_000,
  maxUses: 1_000_000,
  maxPerCustomer: 100,
  /** Categories, products, variants or customers that one coupon names. */
  maxNamed: 200,
} as const

export const COUPON_KINDS = ["percent", "flat", "shipping"] as const
export type CouponKind = (typeof COUPON_KINDS)[number]

/** `archived`: retired for good; its orders keep their price. */
export const COUPON_STATES = ["active", "paused", "archived"] as const
export type CouponState = (typeof COUPON_STATES)[number]

export const COUPON_FILTERS = ["current", "active", "paused", "archived"] as const
export const COUPON_SORTS = ["latest", "oldest", "code", "code_down", "uses", "uses_up", "ends", "ends_down"] as const
export const COUPON_LIST = { maxSearch: 60, pageSize: 20, maxPageSize: 100, maxPage: 10_000 } as const
/** The newest uses on a coupon's own page. */
export const COUPON_USES_SHOWN = 50

/** The coupons that a shopper is shown: how many, and expired ones of how many days. */
export const COUPONS_SHOWN = { most: 60, pastDays: 90, goodsNamed: 3 } as const
/** A coupon's state for a shopper; `soon`: a personal one that has not started. */
export const COUPON_STANDINGS = ["usable", "soon", "used", "over"] as const
export type CouponStanding = (typeof COUPON_STANDINGS)[number]

/** A purchase is never free: the gateways take no payment below this. */
export const LEAST_PAYABLE_PAISE = 100

/**
 * Many codes of one offer. Each place of their pattern becomes a letter or digit of Crockford's base32, five bits; with so many
 * places a guess hits a code less than once in a hundred million.
 */
export const COUPON_BATCH = {
  place: "#",
  places: "0123456789ABCDEFGHJKMNPQRSTVWXYZ",
  pattern: /^[A-Z0-9#](?:[A-Z0-9#-]*[A-Z0-9#])$/,
  maxCodes: 10_000,
  guesses: 100_000_000,
  /** Codes made in one transaction. */
  atOnce: 500,
} as const
export const COUPON_BATCH_LIST = { pageSize: 20, maxPageSize: 100, maxPage: 10_000 } as const

/** The least places of a pattern for so many codes. */
export const leastPlaces = (codes: number): number =>
  Math.ceil(Math.log(codes * COUPON_BATCH.guesses) / Math.log(COUPON_BATCH.places.length))
export const placesIn = (pattern: string): number => pattern.split(COUPON_BATCH.place).length - 1

/** How often codes may be tried, so that guessing is hopeless. */
export const COUPON_TRIES = {
  perShopper: { points: 40, seconds: 15 * 60 },
  perAddress: { points: 200, seconds: 15 * 60 },
} as const
