import type { ParsedBodyOf, ReplyOf } from "@silai/contracts/call"
import type { manyOrderCalls } from "@silai/contracts/order/calls"
import { MATCHING, MOVE_MANY } from "@silai/contracts/order/limits"
import type { ChosenOrders, MatchingOrders, MatchingPart } from "@silai/contracts/order/matching"
import { orderRefusals } from "@silai/contracts/order/messages"
import { many, only, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { narrowed } from "./list-filter"
import { between, sortedBy } from "./list-sort"

type Filters = ParsedBodyOf<typeof manyOrderCalls.matching>
type Matching = ReplyOf<typeof manyOrderCalls.matching>["data"]
type Condition = { where: string; bindings: unknown[] }

/** The orders that filters match, up to an order's number. */
function matched(filters: Filters, upTo: number, contact: boolean): Condition {
  const found = narrowed(filters, contact)
  const { status } = filters
  return {
    where: `${found.where} and ${status?.length ? "code = any(?)" : "true"} and number <= ?`,
    bindings: [...found.bindings, ...(status?.length ? [status] : []), upTo],
  }
}

/**
 * All orders that filters match now, in parts of a hundred: each from behind one order of the list up to another. An order never leaves its
 * place between two others, so a part means the same orders also when those of the part before have left the list.
 * @throws order.too_many_match
 */
export async function matchingNow(sql: Sql, filters: Filters, contact: boolean): Promise<Matching> {
  const { up_to: upTo } = await only<{ up_to: number }>(
    sql,
    `select coalesce(max(number), 0)::int as up_to from order_state`,
  )
  const { where, bindings } = matched(filters, upTo, contact)
  const ends = await many<{ order_id: string; place: number; total: number }>(
    sql,
    `select order_id, place, total from (
       select order_id, row_number() over (order by ${sortedBy(filters.sort)})::int as place, count(*) over ()::int as total from order_state where ${where}
     ) found where place % ? = 0 or place = total order by place`,
    [...bindings, MOVE_MANY],
  )
  const total = ends.at(-1)?.total ?? 0
  if (total > MATCHING.most) throw refuse(orderRefusals.too_many_match, total)
  const parts = ends.map(({ order_id, place }, at) => ({
    after: ends[at - 1]?.order_id ?? null,
    through: order_id,
    number: place - (ends[at - 1]?.place ?? 0),
  }))
  return { total, upTo, parts }
}

/**
 * The orders of a part that still match, in the list's order; those that have left it since are left out.
 * @throws order.more_match_now when new ones match that the user has not seen
 */
async function ordersOfPart(sql: Sql, part: MatchingPart, contact: boolean): Promise<string[]> {
  const { filters, upTo, after, through, number } = part
  const found = matched(filters, upTo, contact)
  const place = between(filters.sort, after, through)
  const rows = await many<{ order_id: string }>(
    sql,
    `select order_id from order_state where ${found.where} and ${place.where} order by ${sortedBy(filters.sort)} limit ?`,
    [...found.bindings, ...place.bindings, number + 1],
  )
  if (rows.length > number) throw refuse(orderRefusals.more_match_now)
  return rows.map(({ order_id }) => order_id)
}

/**
 * Orders that the user chose, in their order, each once. `contact`: whether they see phones and addresses.
 * @throws order.more_match_now
 */
export const chosenIds = (sql: Sql, of: ChosenOrders, contact: boolean): Promise<string[]> =>
  "part" in of ? ordersOfPart(sql, of.part, contact) : Promise.resolve([...new Set(of.orderIds)])

/** Which of these orders match filters. */
export async function amongThese(
  sql: Sql,
  orderIds: readonly string[],
  { filters, upTo }: MatchingOrders,
  contact: boolean,
): Promise<Set<string>> {
  const { where, bindings } = matched(filters, upTo, contact)
  const rows = await many<{ order_id: string }>(
    sql,
    `select order_id from order_state where order_id = any(?::text[]) and ${where}`,
    [orderIds, ...bindings],
  )
  return new Set(rows.map(({ order_id }) => order_id))
}
