import { houseRefusals } from "@silai/contracts/house/messages"
import type { orderCalls } from "@silai/contracts/order/calls"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { dayInIndia } from "@silai/contracts/india"
import { refuse } from "@silai/kit/refuse"
import { searchedFor } from "../rules/search-terms"

type Filters = Omit<ParsedBodyOf<typeof orderCalls.export>, "status" | "sort" | "archived"> & {
  /** Absent: archived ones and all others. */
  archived?: boolean
}
/** Conditions, joined by "and", with their bindings. */
type Narrowed = { where: string; bindings: unknown[] }

/**
 * The condition of a search; staff who see no contacts search only by number and name, or a search would reveal a phone
 * digit by digit; others also by city and tracking number.
 */
export function searched(search: string | undefined, contact: boolean): Narrowed {
  const asked = search ? searchedFor(search) : null
  if (!asked) return { where: "true", bindings: [] }
  const { patterns, number } = asked
  const words = patterns?.map((pattern) => wordIn(pattern, contact)) ?? []
  const found = [
    ...(words.length ? [`(${words.map(({ where }) => where).join(" and ")})`] : []),
    ...(number === null ? [] : ["number = ?"]),
  ]
  if (!found.length) return { where: "false", bindings: [] }
  return {
    where: `(${found.join(" or ")})`,
    bindings: [...words.flatMap(({ bindings }) => bindings), ...(number === null ? [] : [number])],
  }
}

function wordIn(pattern: string, contact: boolean): Narrowed {
  // The index has the whole text; the name is a part of it.
  if (!contact)
    return { where: "(search_text like ? and (' ' || lower(customer_name)) like ?)", bindings: [pattern, pattern] }
  // Digits alone are a phone or an order number: compared with PIN codes too, they would find half the list.
  return /\p{L}/u.test(pattern)
    ? { where: "(search_text like ? or route_text like ?)", bindings: [pattern, pattern] }
    : { where: "search_text like ?", bindings: [pattern] }
}

/** Spelt exactly as in the partial indexes of these orders. */
const MONEY = {
  paid: `money in ('paid', 'paid_out')`,
  due: `money = 'due'`,
  due_at_door: `money = 'due' and delivery_method = 'home'`,
  refunded: `money in ('refunded', 'refunded_out')`,
  /** The whole payment was refunded, and the pieces have neither come back nor been kept. */
  refunded_out: `money in ('unpaid', 'paid_out', 'refunded_out') and code in (0, 1, 2, 3, 4, 5, 7)`,
}
/** By the day on which orders are due; the binding is today. A parcel that arrives today does not leave the shop today. */
export const DUE = {
  late: "due_day < ?",
  today: "(due_day = ? and code in (0, 1, 2, 3))",
} as const
export const todayInIndia = (): number => dayInIndia(Date.now())
/** A day begins at midnight in India. */
const dayStart = `(?::date::timestamp at time zone 'Asia/Kolkata')`

/** The filters of a list, its counts and its file; the status is added to these. */
export function narrowed(
  { search, kind, money, due, states, from, to, archived }: Filters,
  contact: boolean,
): Narrowed {
  const parts: { where: string; bindings: unknown[] }[] = [searched(search, contact)]
  if (states?.length && !contact) throw refuse(houseRefusals.not_allowed)
  if (archived !== undefined) parts.push({ where: `archived_at is ${archived ? "not null" : "null"}`, bindings: [] })
  if (kind) parts.push({ where: kind === "custom" ? "has_custom" : "not has_custom", bindings: [] })
  if (money) parts.push({ where: MONEY[money], bindings: [] })
  if (due) parts.push({ where: DUE[due], bindings: [todayInIndia()] })
  if (states?.length) parts.push({ where: "region = any(?)", bindings: [states] })
  if (from) parts.push({ where: `placed_at >= ${dayStart}`, bindings: [from] })
  if (to) parts.push({ where: `placed_at < ${dayStart} + interval '1 day'`, bindings: [to] })
  return {
    where: parts.map(({ where }) => where).join(" and "),
    bindings: parts.flatMap(({ bindings }) => bindings),
  }
}
