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
  /** Units that a call may name; the limit above is judged with its own sentence. */
  maxUnitsAsked: 100,
  /** How long the shop remembers that a guest's line was brought along; a browser tries again within minutes. */
  rememberBroughtDays: 30,
  /** Lines on one page of the counter's list. */
  pageSize: 20,
  maxPageSize: 100,
  maxPage: 10_000,
} as const

/** The size label of a made-to-measure line. */
export const CUSTOM_SIZE = "Custom Size"

export const ORDER_TYPES = ["readymade", "custom"] as const
export type OrderType = (typeof ORDER_TYPES)[number]
