export const ORDER_LIST = { pageSize: 25, maxPageSize: 100, maxPage: 1000, maxSearch: 80 } as const
/** How the list may be sorted: when they were placed, by the customer's name, by the total. */
export const ORDER_SORTS = ["newest", "oldest", "name", "name_down", "total_up", "total_down"] as const
/** Staff notes about an order. */
export const ORDER_NOTE = { maxLength: 1000, most: 200 } as const
/** Cards that the workshop's board shows of each stage, the most urgent first. */
export const WORKSHOP = {
  perStage: 60,
  /** How many open orders of one stage are searched for those of one day. */
  mostOfDay: 2_000,
} as const
/** Filters of the list apart from the status: pieces to be made, and whether the money has arrived. */
export const ORDER_KINDS = ["custom", "readymade"] as const
export const ORDER_MONEY = ["paid", "due", "due_at_door", "refunded", "refunded_out"] as const
/** By the day on which they are due: late, or to leave the shop today. */
export const ORDER_DUE = ["late", "today"] as const
/** How many orders one call moves; each has its own result. */
export const MOVE_MANY = 100
/** How many orders may be selected by filters at once. */
export const MATCHING = { most: 5000 } as const
/** A customer's own list. */
export const MY_ORDERS = { pageSize: 10, maxPageSize: 50, maxPage: 1000 } as const
/** A customer's last pieces that were cut to measure, for ordering the same again. */
export const MEASURED_BEFORE = { most: 6 } as const
/** `SL-000123`: what people read out on the phone. */
export const ORDER_NUMBER = {
  prefix: "SL-",
  digits: 6,
  pattern: /^SL-\d{6,10}$/,
  maxTyped: 40,
  /** The largest value of the engine's column. */
  largest: 2_147_483_647,
} as const
export const orderNumberOf = (displayId: number): string =>
  ORDER_NUMBER.prefix + String(displayId).padStart(ORDER_NUMBER.digits, "0")
/** Wrong guesses at another person's order by its number and phone, or by the key of a link. */
export const ORDER_LOOK_UPS = {
  perAddress: { points: 60, seconds: 15 * 60 },
  perPhoneAndAddress: { points: 20, seconds: 86_400 },
  perPhone: { points: 100, seconds: 86_400 },
  /** For a browser that has proven the phone by OTP: strangers' tries do not count against it. */
  perProvenBrowser: { points: 20, seconds: 15 * 60 },
} as const
/** Lengths of a parcel's details, `maxWritten` as pasted, and of the reason of a cancellation. */
export const PARCEL = { courier: 60, number: 60, maxWritten: 200, url: 500, link: /^https?:\/\/[^\s/]+\.\S+$/ } as const
export const REASON = { most: 300 } as const
/** How many pieces one call takes out of an order. */
export const TAKE_OUT = { maxLines: 50, maxPieces: 100 } as const
/** How often a paid order may be paid for more: each is a separate payment, and a refund may be made of all of them. */
export const PIECE_CHANGE = { mostPaid: 8 } as const
/** A buyer's wish for an order, as printed on its job cards. */
export const WISH = { most: 300 } as const
/** How long an order stays whole in a browser that has proven its phone. */
export const ORDER_SIGHT = { hours: 12 } as const
/** How often an order's mail is sent once more. */
export const ORDER_MAIL = {
  perOrder: { points: 3, seconds: 60 * 60 },
} as const
/** How long the link in an order's mail shows the whole order; after that, number and phone find it. */
export const ORDER_LINK = { validDays: 90 } as const
/** A guest's recent orders move to the account that signs in in the same browser within this time. */
export const ADOPT_WITHIN_HOURS = 24
