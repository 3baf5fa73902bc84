import type { OrderRow, orderCalls } from "@silai/contracts/order/calls"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { many, type Sql } from "@silai/kit/knex"
import { likeText } from "@silai/kit/like-text"
import type { OrderStateRow } from "./order"
import { rowOf } from "./show"

type Ask = ParsedBodyOf<typeof orderCalls.all>
type Listed = { data: OrderRow[]; total: number; totalPages: number; counts: Record<string, number> }

/** One page of orders with the counts of all statuses under the same search: two statements, whatever the size of the shop. */
export async function listOrders(sql: Sql, ask: Ask): Promise<Listed> {
  const found = ask.search
    ? {
        where: `(lower(customer_name) like ? or phone like ? or lower(email) like ? or ('sl-' || lpad(number::text, 6, '0')) like ?)`,
        bindings: Array<string>(4).fill(likeText(ask.search)),
      }
    : { where: "true", bindings: [] }
  const ofStatus = ask.status?.length ? "code = any(?)" : "true"
  const order = ask.sort === "newest" ? "desc" : "asc"
  const [rows, counted] = await Promise.all([
    many<OrderStateRow>(
      sql,
      `select * from order_state where ${found.where} and ${ofStatus} order by placed_at ${order}, order_id ${order} limit ? offset ?`,
      [...found.bindings, ...(ask.status?.length ? [ask.status] : []), ask.pageSize, (ask.page - 1) * ask.pageSize],
    ),
    many<{ code: number; count: string }>(
      sql,
      `select code, count(*) from order_state where ${found.where} group by code`,
      found.bindings,
    ),
  ])
  const counts = Object.fromEntries(counted.map(({ code, count }) => [String(code), Number(count)]))
  const total = counted
    .filter(({ code }) => !ask.status?.length || ask.status.includes(code))
    .reduce((sum, { count }) => sum + Number(count), 0)
  return { data: rows.map(rowOf), total, totalPages: Math.ceil(total / ask.pageSize), counts }
}
