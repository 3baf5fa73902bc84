/** The list of customers in the back office. */
export const CUSTOMER_LIST = {
  pageSize: 25,
  maxPageSize: 50,
  maxPage: 1000,
  maxSearch: 80,
  maxSpendRupees: 10_000_000,
} as const
export const CUSTOMER_SORTS = ["newest", "seen", "spend", "orders"] as const
export type CustomerSort = (typeof CUSTOMER_SORTS)[number]

/** Somebody with an account, somebody who bought without one, somebody whose account is deleted. */
export const CUSTOMER_KINDS = ["account", "guest", "deleted"] as const
export type CustomerKind = (typeof CUSTOMER_KINDS)[number]

/** A whole list leaves the shop in one file, so it is asked for seldom, and each asking is counted. */
export const CUSTOMER_EXPORT = { maxRows: 10_000, perPerson: { points: 20, seconds: 3600 } } as const

/** What the shop's people write down about somebody. */
export const CUSTOMER_NOTE = { maxLength: 1000, most: 200 } as const

/** Orders on a customer's page; older ones are in the order list. */
export const CUSTOMER_PAGE = { orders: 50 } as const
