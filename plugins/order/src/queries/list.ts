import { LIST_EXPORT } from "@silai/contracts/house/limits"
import type { OrderRow, orderCalls } from "@silai/contracts/order/calls"
import type { ORDER_SORTS } from "@silai/contracts/order/limits"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { many, type Sql } from "@silai/kit/knex"
import type { OrderStateRow } from "./order"
import { narrowed } from "./narrowed"
import { rowOf } from "./show"
import { rowWithoutContact } from "../rules/without-contact"

type Whole<Filters> = Omit<Filters, "archived"> & { archived?: boolean }
type Ask = Whole<ParsedBodyOf<typeof orderCalls.all>>
type Filters = Whole<ParsedBodyOf<typeof orderCalls.export>>
type Listed = { data: OrderRow[]; total: number; totalPages: number; counts: Record<string, number> }

const orders: Record<(typeof ORDER_SORTS)[number], string> = {
  newest: "placed_at desc, order_id desc",
  oldest: "placed_at, order_id",
  name: "lower(customer_name), placed_at desc, order_id desc",
  name_down: "lower(customer_name) desc, placed_at desc, order_id desc",
  total_up: "total_paise, placed_at desc, order_id desc",
  total_down: "total_paise desc, placed_at desc, order_id desc",
}

async function rowsOf(sql: Sql, ask: Filters, contact: boolean, limit: number, offset: number): Promise<OrderRow[]> {
  const { status, sort } = ask
  const found = narrowed(ask, contact)
  const rows = await many<OrderStateRow>(
    sql,
    `select * from order_state where ${found.where} and ${status?.length ? "code = any(?)" : "true"} order by ${orders[sort]} limit ? offset ?`,
    [...found.bindings, ...(status?.length ? [status] : []), limit, offset],
  )
  return rows.map(rowOf).map((row) => (contact ? row : rowWithoutContact(row)))
}

/**
 * One page of orders with the counts of all statuses under the same search: two statements, whatever the number of
 * orders. `contact`: whether whoever asks sees phones and addresses.
 */
export async function listOrders(sql: Sql, ask: Ask, contact: boolean): Promise<Listed> {
  const found = narrowed(ask, contact)
  const [data, counted] = await Promise.all([
    rowsOf(sql, ask, contact, ask.pageSize, (ask.page - 1) * ask.pageSize),
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
  return { data, total, totalPages: Math.ceil(total / ask.pageSize), counts }
}

/** One page of the orders that a text finds, those that were put away too. */
export async function findOrders(
  sql: Sql,
  search: string,
  { page, pageSize }: Pick<Ask, "page" | "pageSize">,
  contact: boolean,
): Promise<Omit<Listed, "counts">> {
  const { counts: _, ...listed } = await listOrders(sql, { search, sort: "newest", page, pageSize }, contact)
  return listed
}

/** All matching orders, up to the limit of one file. */
export const everyOrder = (sql: Sql, ask: Filters, contact: boolean): Promise<OrderRow[]> =>
  rowsOf(sql, ask, contact, LIST_EXPORT.maxRows, 0)
