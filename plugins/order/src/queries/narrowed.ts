import type { orderCalls } from "@silai/contracts/order/calls"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { searchedFor } from "../rules/searched"

type Filters = Omit<ParsedBodyOf<typeof orderCalls.export>, "status" | "sort" | "archived"> & {
  /** Absent: those that were put away, and all others. */
  archived?: boolean
}
/** Conditions, joined by "and", with what stands in them. */
type Narrowed = { where: string; bindings: unknown[] }

/** The condition of a search. */
export function searched(search: string | undefined): Narrowed {
  const asked = search ? searchedFor(search) : null
  if (!asked) return { where: "true", bindings: [] }
  const parts = [
    { where: "search_text like ?", value: asked.pattern },
    { where: "number = ?", value: asked.number },
  ].filter(({ value }) => value !== null)
  if (!parts.length) return { where: "false", bindings: [] }
  return { where: `(${parts.map((part) => part.where).join(" or ")})`, bindings: parts.map(({ value }) => value) }
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
export function narrowed({ search, kind, money, states, from, to, archived }: Filters): Narrowed {
  const parts: { where: string; bindings: unknown[] }[] = [searched(search)]
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
