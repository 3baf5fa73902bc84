import { houseRefusals } from "@silai/contracts/house/messages"
import type { orderCalls } from "@silai/contracts/order/calls"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { refuse } from "@silai/kit/refuse"
import { searchedFor } from "../rules/searched"

type Filters = Omit<ParsedBodyOf<typeof orderCalls.export>, "status" | "sort" | "archived"> & {
  /** Absent: those that were put away, and all others. */
  archived?: boolean
}
/** Conditions, joined by "and", with what stands in them. */
type Narrowed = { where: string; bindings: unknown[] }

/** The condition of a search; who sees no contacts finds orders by number and name alone, or a search would tell a phone figure by figure. */
export function searched(search: string | undefined, contact: boolean): Narrowed {
  const asked = search ? searchedFor(search) : null
  if (!asked) return { where: "true", bindings: [] }
  const parts = [
    { where: "search_text like ?", value: asked.pattern },
    // The index has the whole text; the name is a part of it.
    ...(contact ? [] : [{ where: "(' ' || lower(customer_name)) like ?", value: asked.pattern }]),
  ].filter(({ value }) => value !== null)
  const text = parts.map(({ where }) => where).join(" and ")
  const found = [...(text ? [`(${text})`] : []), ...(asked.number === null ? [] : ["number = ?"])]
  if (!found.length) return { where: "false", bindings: [] }
  return {
    where: `(${found.join(" or ")})`,
    bindings: [...parts.map(({ value }) => value), ...(asked.number === null ? [] : [asked.number])],
  }
}

const isDue = `((details -> 'payment' ->> 'later')::boolean is true and details -> 'payment' -> 'received' is null)`
const MONEY = {
  paid: `refunded_paise <= taken_out_paise and not ${isDue}`,
  due: `refunded_paise < total_paise and ${isDue}`,
  refunded: `refunded_paise > taken_out_paise and not ${isDue}`,
  /** The whole payment has gone back, and the pieces have not come back or been kept. */
  refunded_out: `refunded_paise >= total_paise and total_paise > 0 and code = any('{0,1,2,3,4,5,7}')`,
}
/** A day begins at midnight in India. */
const dayStart = `(?::date::timestamp at time zone 'Asia/Kolkata')`

/** What a list, its counts and its file are narrowed by; the status comes on top. */
export function narrowed({ search, kind, money, states, from, to, archived }: Filters, contact: boolean): Narrowed {
  const parts: { where: string; bindings: unknown[] }[] = [searched(search, contact)]
  if (states?.length && !contact) throw refuse(houseRefusals.not_allowed)
  if (archived !== undefined) parts.push({ where: `archived_at is ${archived ? "not null" : "null"}`, bindings: [] })
  if (kind) parts.push({ where: "has_custom = ?", bindings: [kind === "custom"] })
  if (money) parts.push({ where: MONEY[money], bindings: [] })
  if (states?.length) parts.push({ where: "region = any(?)", bindings: [states] })
  if (from) parts.push({ where: `placed_at >= ${dayStart}`, bindings: [from] })
  if (to) parts.push({ where: `placed_at < ${dayStart} + interval '1 day'`, bindings: [to] })
  return {
    where: parts.map(({ where }) => where).join(" and "),
    bindings: parts.flatMap(({ bindings }) => bindings),
  }
}
