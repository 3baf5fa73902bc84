/** Limits of one bag (requirements §5, §9). */
export const BAG = {
  /** Of one colourway in one size, per line and per order. */
  maxUnitsPerLine: 2,
  /** Distinct lines: protects the server, far above any real bag. */
  maxLines: 30,
  /** Distinct lines saved for later. */
  maxLater: 30,
  /** Lines shown in the navbar's panel. */
  panelShows: 3,
  /** Above this the badge says "9+". */
  badgeUpTo: 9,
  recommendations: 4,
  /** The most units that a call may contain; the limit above has its own sentence. */
  maxUnitsAsked: 100,
  /** The dearest price that a browser can have seen, in rupees. */
  maxSeenRupees: 1_000_000,
  /** How long the shop remembers a merged guest line; a browser retries within minutes. */
  rememberMovedDays: 30,
  /** Lines on one page of the back office's list. */
  pageSize: 20,
  maxPageSize: 100,
  maxPage: 10_000,
} as const

/** A wishlist: as many pieces as one call for cards may name; `keyBytes` of chance in the key of a shared one's link. */
export const WISHLIST = { most: 48, keyBytes: 16, maxKey: 40 } as const

/** The size label of a made-to-measure line. */
export const CUSTOM_SIZE = "Custom Size"

export const ORDER_TYPES = ["readymade", "custom"] as const
export type OrderType = (typeof ORDER_TYPES)[number]
