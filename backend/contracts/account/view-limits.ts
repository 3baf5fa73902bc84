import type { Duty } from "../staff/roles"

/** The lists of the back office that can be kept as views, each with the duty that it asks for. */
export const VIEW_LISTS = {
  order: "order.read",
  returns: "return.read",
  payment: "payment.read",
  colourway: "catalogue.read",
  customer: "customer.read",
} as const satisfies Record<string, Duty>
export type ViewList = keyof typeof VIEW_LISTS
export const VIEW_LIST_NAMES = Object.keys(VIEW_LISTS) as [ViewList, ...ViewList[]]

/** Views that a person keeps of one list, and the letters of a view's name and of its address. */
export const VIEW = {
  most: 12,
  name: 30,
  address: 1000,
  /** A list's filters and order as its address has them, from the question mark on. */
  pattern: /^\?[\w.~%+*&=,:@-]{1,999}$/,
  /** Filters that a role without contacts must not see: a search may be a customer's phone. */
  ofContacts: ["search=", "states="],
} as const
