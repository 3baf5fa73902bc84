import type { Duty } from "../staff/roles"

/** How long a search may be, and how many of each kind are named. */
export const FIND = { most: 80, rows: 5 } as const

/** The kinds of results, in the order of the reply, and the duty needed to see each. */
export const FOUND_KINDS = {
  orders: "order.read",
  returns: "return.read",
  customers: "customer.read",
  payments: "payment.read",
  coupons: "coupon.read",
  ids: "uid.read",
  reviews: "review.read",
  pieces: "catalogue.read",
  pages: "counter.enter",
  settings: "settings.read",
} as const satisfies Record<string, Duty>
export type FoundKind = keyof typeof FOUND_KINDS
export const EVERY_FOUND_KIND = Object.keys(FOUND_KINDS) as [FoundKind, ...FoundKind[]]

/**
 * One result. `state`: its state, in the words of its kind (an order's code, a return's state, a style or a colourway);
 * `_id` of a page is its path in the shop, of a setting its place in `SETTABLE`.
 */
export type FoundThing = { _id: string; title: string; detail: string; state: string | null }

/** `contact`: whether the caller sees phones and addresses, and can search by them. `most`: rows at most. */
export type FindAsk = { search: string; contact: boolean; most: number }

/** A single letter finds nearly everything; a single digit is a number. */
export const isWorthFinding = (search: string): boolean => search.trim().length > 1 || /^\d$/.test(search.trim())
