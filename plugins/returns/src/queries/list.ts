import type { ParsedBodyOf } from "@silai/contracts/call"
import type { returnCalls, ReturnRow } from "@silai/contracts/returns/calls"
import type { RETURN_SORTS } from "@silai/contracts/returns/limits"
import { one, many, type Sql } from "@silai/kit/knex"
import { withoutContact } from "../rules/without-contact"
import { searchedFor } from "../rules/searched"
import { isOpen, type RequestRow, requestColumns, rowOf } from "./request"

type Ask = ParsedBodyOf<typeof returnCalls.all>
type Page = { data: ReturnRow[]; total: number; totalPages: number }

/** "due": what waits for the shop, the longest first. */
const sorts: Record<(typeof RETURN_SORTS)[number], string> = {
  newest: "asked_at desc, id desc",
  oldest: "asked_at, id",
  due: "moved_at, id",
}

/** Who sees no contacts finds requests by numbers and name alone, or a search would tell a phone figure by figure. */
function searched(search: string | undefined, contact: boolean): { where: string; bindings: unknown[] } {
  const asked = search ? searchedFor(search) : null
  if (!asked) return { where: "true", bindings: [] }
  const parts = [
    { where: contact ? "search_text like ?" : "(' ' || lower(customer_name)) like ?", value: asked.pattern },
    { where: "number = ?", value: asked.number },
    { where: "order_number = ?", value: asked.orderNumber },
  ].filter(({ value }) => value !== null)
  if (!parts.length) return { where: "false", bindings: [] }
  return { where: `(${parts.map((part) => part.where).join(" or ")})`, bindings: parts.map(({ value }) => value) }
}

type Answer = { counts: Record<string, number> | null; rows: WireRow[] | null }
/** Inside JSON a moment is text. */
type WireRow = Omit<RequestRow, "asked_at"> & { asked_at: string }

/**
 * One page of the shop's requests with the counts of all states under the same search and kind: one statement, whatever their
 * number. `contact`: whether whoever asks sees phones and addresses.
 */
export async function listReturns(
  sql: Sql,
  ask: Ask,
  contact: boolean,
): Promise<Page & { counts: Record<string, number> }> {
  const found = searched(ask.search, contact)
  const kinds = ask.kind?.length ? ask.kind : null
  const states = ask.state?.length ? ask.state : null
  const listed = `hidden_at is null and ${found.where}${kinds ? " and kind = any(?::text[])" : ""}${ask.sort === "due" ? ` and ${isOpen}` : ""}`
  const bindings = [...found.bindings, ...(kinds ? [kinds] : [])]
  const answer = await one<Answer>(
    sql,
    `select (select json_object_agg(state, count) from (select state, count(*) as count from return_request where ${listed} group by state) c) as counts,
            (select json_agg(p) from (
               select ${requestColumns} from (
                 select * from return_request where ${listed}${states ? " and state = any(?::text[])" : ""}
                  order by ${sorts[ask.sort]} limit ? offset ?) r order by ${sorts[ask.sort]}) p) as rows`,
    [...bindings, ...bindings, ...(states ? [states] : []), ask.pageSize, (ask.page - 1) * ask.pageSize],
  )
  const counts = answer?.counts ?? {}
  const total = Object.entries(counts).reduce(
    (sum, [state, count]) => sum + (!states || states.some((one) => one === state) ? count : 0),
    0,
  )
  const rows = (answer?.rows ?? []).map((row) => rowOf({ ...row, asked_at: new Date(row.asked_at) }))
  const data = contact ? rows : rows.map(withoutContact)
  return { data, total, totalPages: Math.ceil(total / ask.pageSize), counts }
}

/** One page of a customer's own requests, newest first, with the total: one statement, also beyond the last page. */
export async function requestsOf(
  sql: Sql,
  customerId: string,
  { page, pageSize, orderId }: { page: number; pageSize: number; orderId?: string },
): Promise<Page> {
  const hers = `customer_id = ?${orderId ? " and order_id = ?" : ""}`
  const bindings = [customerId, ...(orderId ? [orderId] : [])]
  const rows = await many<{ total: string } & (RequestRow | { id: null })>(
    sql,
    `select c.total, o.* from (select count(*) as total from return_request where ${hers}) c
       left join lateral (select ${requestColumns} from return_request r where ${hers} order by asked_at desc, id desc limit ? offset ?) o on true
      order by o.asked_at desc, o.id desc`,
    [...bindings, ...bindings, pageSize, (page - 1) * pageSize],
  )
  const total = Number(rows[0]?.total ?? 0)
  return {
    data: rows.flatMap((row) => (row.id === null ? [] : [rowOf(row)])),
    total,
    totalPages: Math.ceil(total / pageSize),
  }
}
