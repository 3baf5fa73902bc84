/** What one bag may hold (SPEC §5, §9). */
export const BAG = {
  /** Of one colourway in one size, on a line and in an order alike. */
  maxUnitsPerLine: 2,
  /** Distinct lines: a cap for the server's sake, far above any real bag. */
  maxLines: 30,
  /** Lines shown in the navbar's panel. */
  panelShows: 3,
  /** Above this the badge says "9+". */
  badgeUpTo: 9,
  recommendations: 4,
} as const

/** The size label of a made-to-measure line. */
export const CUSTOM_SIZE = "Custom Size"

export const ORDER_TYPES = ["readymade", "custom"] as const
export type OrderType = (typeof ORDER_TYPES)[number]
