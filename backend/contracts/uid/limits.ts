/**
 * The id of one piece: 80 random bits as 16 letters and digits of Crockford's base32, followed, where people read and type it, by
 * a check symbol of 37. It reveals neither the piece nor how many there are.
 */
export const UID = {
  symbols: "0123456789ABCDEFGHJKMNPQRSTVWXYZ",
  checks: "0123456789ABCDEFGHJKMNPQRSTVWXYZ*~$=U",
  length: 16,
  bytes: 10,
  group: 4,
  /** The longest typed text or scanned address. */
  maxTyped: 300,
} as const

/**
 * `unused`: made, and on no label yet. `printed`: on a label in the shop. `assigned`: on a piece of an order. `sold`: its buyer has it.
 * `void`: no longer valid. `reported`: the shop believes that it was copied.
 */
export const UID_STATES = ["unused", "printed", "assigned", "sold", "void", "reported"] as const
export type UidState = (typeof UID_STATES)[number]

/** The public result for one of our ids. */
export const UID_VERDICTS = ["issued", "notPrinted", "void", "reported"] as const
export type UidVerdict = (typeof UID_VERDICTS)[number]

export const UID_BATCH = { maxIds: 10_000, maxNote: 200, atOnce: 2_500 } as const
export const UID_BATCH_LIST = { pageSize: 20, maxPageSize: 100, maxPage: 10_000 } as const
export const UID_LIST = { pageSize: 25, maxPageSize: 100, maxPage: 10_000, maxSearch: 300 } as const
/** By their last change; ids of one batch in the order of their labels. */
export const UID_SORTS = ["newest", "oldest"] as const
export const UID_NOTE = 300

/** More places than this within so many days are too many for one piece: the shop and the person who checks are warned. */
export const UID_OFTEN = { places: 5, days: 7 } as const
/** Checks are deleted after this; their number, and the first, stay. */
export const UID_CHECK_KEPT_DAYS = 90

/** How often a network may check ids before it takes turns: families share an address, and 80 bits cannot be guessed. */
export const UID_TRIES = { points: 120, seconds: 60 * 60 } as const
/** Of these, numbers that are not ours. */
export const UID_MISSES = { points: 20, seconds: 60 * 60 } as const

export const UID_REPORT = {
  maxPhotos: 3,
  maxPhotoBytes: 10_000_000,
  minWords: 3,
  maxWords: 1000,
  maxWhere: 200,
  maxContact: 120,
} as const
export const UID_REPORT_TRIES = { points: 6, seconds: 60 * 60 } as const
/** Past that: a report has photos, and a person reads it. */
export const UID_REPORT_TURN = { points: 1, seconds: 10 * 60 } as const
export const UID_REPORT_STATES = ["open", "closed"] as const
export type UidReportState = (typeof UID_REPORT_STATES)[number]
