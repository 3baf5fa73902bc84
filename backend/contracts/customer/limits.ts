/** The list of customers in the back office. */
export const CUSTOMER_LIST = {
  pageSize: 25,
  maxPageSize: 100,
  maxPage: 1000,
  maxSearch: 80,
  maxSpendRupees: 10_000_000,
} as const
/** Each of `seen`, `spend` and `orders` is the most first. */
export const CUSTOMER_SORTS = [
  "newest",
  "oldest",
  "name",
  "name_down",
  "seen",
  "seen_up",
  "spend",
  "spend_up",
  "orders",
  "orders_up",
] as const
export type CustomerSort = (typeof CUSTOMER_SORTS)[number]

/** A person with an account, one who bought without one, one whose account is deleted. */
export const CUSTOMER_KINDS = ["account", "guest", "deleted"] as const
export type CustomerKind = (typeof CUSTOMER_KINDS)[number]

/** Limits of staff notes about a customer. */
export const CUSTOMER_NOTE = { maxLength: 1000, most: 200 } as const

/** Orders on a customer's page; older ones are in the order list. */
export const CUSTOMER_PAGE = { orders: 50 } as const
