import type { MedusaContainer } from "@medusajs/framework/types"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { returnCalls, ReturnRow } from "@silai/contracts/returns/calls"
import type { FindAsk, FoundThing } from "@silai/contracts/notice/find"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { type RETURN_SORTS, returnNumberOf } from "@silai/contracts/returns/limits"
import type { NamedReturn } from "@silai/contracts/returns/service"
import { databaseOf, one, many, type Sql } from "@silai/kit/knex"
import { everyWordIn, SHORTEST_INSIDE } from "@silai/kit/search-words"
import { withoutContact } from "../rules/without-contact"
import { searchedFor } from "../rules/search-terms"
import { isOpen, type RequestRow, requestColumns, rowsOf } from "./request"

type Ask = ParsedBodyOf<typeof returnCalls.all>
type Page = { data: ReturnRow[]; total: number; totalPages: number }

/** "due": requests that wait for the shop, the oldest first. */
const sorts: Record<(typeof RETURN_SORTS)[number], string> = {
  newest: "asked_at desc, id desc",
  oldest: "asked_at, id",
  due: "moved_at, id",
}

/** Staff who see no contacts search only by numbers and name, or a search would reveal a phone digit by digit. */
function searched(search: string | undefined, contact: boolean): { where: string; bindings: unknown[] } {
  const asked = search ? searchedFor(search) : null
  if (!asked) return { where: "true", bindings: [] }
  const { patterns, number, orderNumber } = asked
  // The index has the whole text; the name is a part of it.
  const texts = ["search_text like ?", ...(contact ? [] : ["(' ' || lower(customer_name)) like ?"])]
  const words = patterns?.flatMap((pattern) => texts.map((where) => ({ where, value: pattern }))) ?? []
  const parts = [
    ...(words.length ? [`(${words.map(({ where }) => where).join(" and ")})`] : []),
    ...(number === null ? [] : ["number = ?"]),
    ...(orderNumber === null ? [] : ["order_number = ?"]),
  ]
  if (!parts.length) return { where: "false", bindings: [] }
  return {
    where: `(${parts.join(" or ")})`,
    bindings: [...words.map(({ value }) => value), number, orderNumber].filter((value) => value !== null),
  }
}

/** Requests of these days in India; either end may be open. */
function ofDays({ from, to }: Pick<Ask, "from" | "to">): { where: string; bindings: unknown[] } {
  const start = `(?::date::timestamp at time zone 'Asia/Kolkata')`
  const parts = [
    ...(from ? [{ where: `asked_at >= ${start}`, value: from }] : []),
    ...(to ? [{ where: `asked_at < ${start} + interval '1 day'`, value: to }] : []),
  ]
  return { where: parts.map(({ where }) => ` and ${where}`).join(""), bindings: parts.map(({ value }) => value) }
}

type Chosen = { states: readonly string[] | null; kinds: readonly string[] | null }
type Statement = { sql: string; bindings: unknown[] }

/**
 * The rows of one page. States and kinds are read one by one, each from its own index in the list's order, as far as
 * the page needs: for a rare one the index of all would be read for long. A search and the waiting requests find few
 * rows.
 */
function pageOf(found: { where: string; bindings: unknown[] }, { states, kinds }: Chosen, ask: Ask): Statement {
  const order = sorts[ask.sort]
  const [until, offset] = [ask.page * ask.pageSize, (ask.page - 1) * ask.pageSize]
  const chosen = [
    ...(states ? [{ column: "state", values: states }] : []),
    ...(kinds ? [{ column: "kind", values: kinds }] : []),
  ]
  const values = chosen.map((one) => one.values)
  if (!chosen.length || ask.sort === "due" || ask.search) {
    const narrowed = chosen.map(({ column }) => `and ${column} = any(?::text[])`).join(" ")
    return {
      sql: `select * from return_request where ${found.where} ${narrowed} order by ${order} limit ? offset ?`,
      bindings: [...found.bindings, ...values, ask.pageSize, offset],
    }
  }
  const each = chosen.map(({ column }) => `unnest(?::text[]) its_${column}`).join(" cross join ")
  const equal = chosen.map(({ column }) => `and ${column} = its_${column}`).join(" ")
  return {
    sql: `select r.* from ${each} cross join lateral (select * from return_request where ${found.where} ${equal} order by ${order} limit ?) r
           order by ${order} limit ? offset ?`,
    bindings: [...values, ...found.bindings, until, ask.pageSize, offset],
  }
}

type Answer = { counts: Record<string, number> | null; rows: WireRow[] | null }
/** In JSON a date is text. */
type WireRow = Omit<RequestRow, "asked_at"> & { asked_at: string }

/**
 * One page of the shop's requests with the counts of all states under the same search and kind: one statement, and one for
 * the refunds of the page. `contact`: whether the caller may see phones and addresses.
 */
export async function listReturns(
  container: MedusaContainer,
  ask: Ask,
  contact: boolean,
): Promise<Page & { counts: Record<string, number> }> {
  const sql = databaseOf(container)
  const [words, days] = [searched(ask.search, contact), ofDays(ask)]
  const found = { where: words.where + days.where, bindings: [...words.bindings, ...days.bindings] }
  const kinds = ask.kind?.length ? [...new Set(ask.kind)] : null
  const states = ask.state?.length ? [...new Set(ask.state)] : null
  const listed = `hidden_at is null and ${found.where}${ask.sort === "due" ? ` and ${isOpen}` : ""}`
  const page = pageOf({ where: listed, bindings: found.bindings }, { states, kinds }, ask)
  const answer = await one<Answer>(
    sql,
    `select (select json_object_agg(state, count) from (select state, count(*) as count from return_request where ${listed}${kinds ? " and kind = any(?::text[])" : ""} group by state) c) as counts,
            (select json_agg(p) from (select ${requestColumns} from (${page.sql}) r order by ${sorts[ask.sort]}) p) as rows`,
    [...found.bindings, ...(kinds ? [kinds] : []), ...page.bindings],
  )
  const counts = answer?.counts ?? {}
  const total = Object.entries(counts).reduce(
    (sum, [state, count]) => sum + (!states || states.some((one) => one === state) ? count : 0),
    0,
  )
  const dated = (answer?.rows ?? []).map((row) => ({ ...row, asked_at: new Date(row.asked_at) }))
  const rows = await rowsOf(container, sql, dated)
  const data = contact ? rows : rows.map(withoutContact)
  return { data, total, totalPages: Math.ceil(total / ask.pageSize), counts }
}

/** The newest requests that match, for the search of the whole back office. */
export async function findReturns(sql: Sql, { search, contact, most }: FindAsk): Promise<FoundThing[]> {
  // One letter finds all in the list, so it finds nothing here.
  if (!searchedFor(search)) return []
  const found = searched(search, contact)
  const route = contact && search.length >= SHORTEST_INSIDE ? everyWordIn("route_text", search) : null
  const rows = await many<Pick<RequestRow, "id" | "number" | "order_number" | "customer_name" | "state">>(
    sql,
    `select id, number, order_number, customer_name, state from return_request where hidden_at is null and (${found.where}${route ? ` or (${route.where})` : ""})
      order by asked_at desc, id desc limit ?`,
    [...found.bindings, ...(route?.bindings ?? []), most],
  )
  return rows.map((row) => ({
    _id: row.id,
    title: `${returnNumberOf(row.number)} · ${row.customer_name}`,
    detail: orderNumberOf(row.order_number),
    state: row.state,
  }))
}

type Named = Pick<RequestRow, "id" | "number" | "order_number" | "kind" | "state" | "asked_at">

/** See `IReturnsModuleService`. */
export async function returnsForOrders(sql: Sql, orderIds: readonly string[], most: number): Promise<NamedReturn[]> {
  if (!orderIds.length) return []
  const rows = await many<Named>(
    sql,
    `select id, number, order_number, kind, state, asked_at from return_request where order_id = any(?::text[]) and hidden_at is null
      order by asked_at desc, id desc limit ?`,
    [[...orderIds], most],
  )
  return rows.map(({ id, number, order_number: orderNumber, kind, state, asked_at: askedAt }) => ({
    _id: id,
    returnNumber: returnNumberOf(number),
    orderNumber: orderNumberOf(orderNumber),
    kind,
    state,
    askedAt: askedAt.toISOString(),
  }))
}

/** One page of a customer's own requests, newest first, with the total: one statement, also beyond the last page. */
export async function requestsOf(
  container: MedusaContainer,
  customerId: string,
  { page, pageSize, orderId }: { page: number; pageSize: number; orderId?: string },
): Promise<Page> {
  const sql = databaseOf(container)
  const ownRequests = `customer_id = ?${orderId ? " and order_id = ?" : ""}`
  const bindings = [customerId, ...(orderId ? [orderId] : [])]
  const rows = await many<{ total: string } & (RequestRow | { id: null })>(
    sql,
    `select c.total, o.* from (select count(*) as total from return_request where ${ownRequests}) c
       left join lateral (select ${requestColumns} from return_request r where ${ownRequests} order by asked_at desc, id desc limit ? offset ?) o on true
      order by o.asked_at desc, o.id desc`,
    [...bindings, ...bindings, pageSize, (page - 1) * pageSize],
  )
  const total = Number(rows[0]?.total ?? 0)
  return {
    data: await rowsOf(
      container,
      sql,
      rows.flatMap((row) => (row.id === null ? [] : [row])),
    ),
    total,
    totalPages: Math.ceil(total / pageSize),
  }
}
