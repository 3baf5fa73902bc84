export const ORDER_LIST = { pageSize: 25, maxPageSize: 50, maxPage: 1000, maxSearch: 80 } as const
/** A customer's own list. */
export const MY_ORDERS = { pageSize: 10, maxPageSize: 50, maxPage: 1000 } as const
/** `SL-000123`: what people read out on the phone. */
export const ORDER_NUMBER = { prefix: "SL-", digits: 6, pattern: /^SL-\d{6,10}$/, maxTyped: 20 } as const
export const orderNumberOf = (displayId: number): string =>
  ORDER_NUMBER.prefix + String(displayId).padStart(ORDER_NUMBER.digits, "0")
/** Guesses at somebody else's order number and phone, per address. */
export const ORDER_LOOK_UPS = { points: 20, seconds: 15 * 60 } as const
/** What a guest ordered in a browser becomes the account's that signs in there, within so long. */
export const ADOPT_WITHIN_HOURS = 24
