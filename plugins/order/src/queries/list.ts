import { LIST_EXPORT } from "@silai/contracts/house/limits"
import type { OrderRow, orderCalls } from "@silai/contracts/order/calls"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { type Database, many, type Sql } from "@silai/kit/knex"
import { inPages } from "@silai/kit/pages"
import type { OrderStateRow } from "./order"
import { narrowed } from "./narrowed"
import { sortedBy } from "./sorted"
import { rowOf } from "./show"
import { rowWithoutContact } from "../rules/without-contact"

type Whole<Filters> = Omit<Filters, "archived"> & { archived?: boolean }
type Ask = Whole<ParsedBodyOf<typeof orderCalls.all>>
type Filters = Whole<ParsedBodyOf<typeof orderCalls.export>>
type Listed = { data: OrderRow[]; total: number; totalPages: number; counts: Record<string, number> }

/** The statement of a list, whose bindings end with page size and offset. */
function selected(ask: Filters, contact: boolean): { statement: string; bindings: unknown[] } {
  const { status, sort } = ask
  const found = narrowed(ask, contact)
  return {
    statement: `select * from order_state where ${found.where} and ${status?.length ? "code = any(?)" : "true"} order by ${sortedBy(sort)} limit ? offset ?`,
    bindings: [...found.bindings, ...(status?.length ? [status] : [])],
  }
}

const shownTo = (contact: boolean) => (row: OrderStateRow) => (contact ? rowOf(row) : rowWithoutContact(rowOf(row)))

/**
 * One page of orders with the counts of all statuses under the same search: two statements, whatever the number of
 * orders. `contact`: whether the caller may see phones and addresses.
 */
export async function listOrders(sql: Sql, ask: Ask, contact: boolean): Promise<Listed> {
  const found = narrowed(ask, contact)
  const { statement, bindings } = selected(ask, contact)
  const [rows, counted] = await Promise.all([
    many<OrderStateRow>(sql, statement, [...bindings, ask.pageSize, (ask.page - 1) * ask.pageSize]),
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
  return { data: rows.map(shownTo(contact)), total, totalPages: Math.ceil(total / ask.pageSize), counts }
}

/** One page of the orders that a text finds, archived ones too. */
export async function findOrders(
  sql: Sql,
  search: string,
  { page, pageSize }: Pick<Ask, "page" | "pageSize">,
  contact: boolean,
): Promise<Omit<Listed, "counts">> {
  const { counts: _, ...listed } = await listOrders(sql, { search, sort: "newest", page, pageSize }, contact)
  return listed
}

/** All matching orders, up to the limit of one file, as they are read. */
export function everyOrder(database: Database, ask: Filters, contact: boolean): AsyncIterable<OrderRow[]> {
  const { statement, bindings } = selected(ask, contact)
  return inPages(database, statement, [...bindings, LIST_EXPORT.maxRows, 0], shownTo(contact))
}
