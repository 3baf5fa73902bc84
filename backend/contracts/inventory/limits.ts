/** Reasons for a manual stock change. Orders change stock by themselves and need no reason. */
export const STOCK_REASONS = ["received", "counted", "returned", "damaged", "lost", "sample", "correction"] as const
export type StockReason = (typeof STOCK_REASONS)[number]
/**
 * Why the stock of a size moved: a manual reason; the size itself was added or removed; a purchase, an order, a return; the
 * opening balance when movements were introduced; a correction after a recount; and changes by the engine itself.
 */
export const STOCK_CAUSES = [
  ...STOCK_REASONS,
  "size_added",
  "size_removed",
  "held",
  "released",
  "ordered",
  "packed",
  "cancelled",
  "taken_out",
  "sent_back",
  "return_received",
  "exchange",
  "exchange_over",
  "opening",
  "recounted",
  "engine",
] as const
export type StockCause = (typeof STOCK_CAUSES)[number]

/** The three counts of a level. */
export const STOCK_COUNTS = ["stocked", "reserved", "held"] as const

/** Filter of the list: all pieces, those with only a few left, or those with none. */
export const STOCK_STATES = ["all", "low", "out"] as const
export type StockState = (typeof STOCK_STATES)[number]

export const STOCK_SORTS = ["name", "emptiest", "fullest"] as const
export type StockSort = (typeof STOCK_SORTS)[number]

export const INVENTORY = {
  /** Styles on one page, each with all its colours. */
  pageSize: 12,
  maxPageSize: 50,
  maxPage: 1_000,
  maxSearch: 80,
  /** Sizes changed in one call: a long afternoon of counting. */
  maxLines: 300,
  /** Stocked pieces of one size. */
  maxStock: 9_999,
  maxNote: 200,
  historyPageSize: 20,
  maxHistoryPageSize: 50,
} as const

/**
 * Stock as a file: bytes of an upload; rows beyond which it is not our catalogue; faults and changes listed in one
 * reply.
 */
export const STOCK_FILE = {
  maxBytes: 1024 * 1024,
  maxRows: 10_000,
  maxFaults: 100,
  maxShown: 1_000,
  perPerson: { points: 30, seconds: 600 },
} as const

/** The columns of the file, in their order. An import reads only the first and the fifth. */
export const STOCK_COLUMNS = ["SKU", "Product", "Colour", "Size", "Stocked", "Reserved", "Held", "Free"] as const
