import { LIST_EXPORT } from "@silai/contracts/house/limits"
import type { ShopOrderRow, orderCalls } from "@silai/contracts/order/calls"
import type { ORDER_DUE } from "@silai/contracts/order/limits"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { type Database, many, type Sql } from "@silai/kit/knex"
import { inPages } from "@silai/kit/pages"
import type { OrderStateRow } from "./order"
import { DUE, narrowed, todayInIndia } from "./narrowed"
import { sortedBy } from "./sorted"
import { shopRowOf } from "./show"
import { rowWithoutContact } from "../rules/without-contact"

type Whole<Filters> = Omit<Filters, "archived"> & { archived?: boolean }
type Ask = Whole<ParsedBodyOf<typeof orderCalls.all>>
type Filters = Whole<ParsedBodyOf<typeof orderCalls.export>>
type Counted = Record<string, number>
type DueCounts = Record<(typeof ORDER_DUE)[number], number>
type Listed = { data: ShopOrderRow[]; total: number; totalPages: number; counts: Counted; due: DueCounts }

/** The statement of a list, whose bindings end with page size and offset. */
function selected(ask: Filters, contact: boolean): { statement: string; bindings: unknown[] } {
  const { status, sort } = ask
  const found = narrowed(ask, contact)
  return {
    statement: `select * from order_state where ${found.where} and ${status?.length ? "code = any(?)" : "true"} order by ${sortedBy(sort)} limit ? offset ?`,
    bindings: [...found.bindings, ...(status?.length ? [status] : [])],
  }
}

const shownTo = (contact: boolean) => (row: OrderStateRow) =>
  contact ? shopRowOf(row) : rowWithoutContact(shopRowOf(row))

type Group = { code: number; count: string }
type DueGroup = { code: number; late: number; today: number }

/**
 * One page of orders with the counts of all statuses, and of what is due, under the same search: three statements, whatever
 * the number of orders. `contact`: whether the caller may see phones and addresses.
 */
export async function listOrders(sql: Sql, ask: Ask, contact: boolean): Promise<Listed> {
  const { due, status, page, pageSize } = ask
  const found = narrowed({ ...ask, due: undefined }, contact)
  const { statement, bindings } = selected(ask, contact)
  const today = todayInIndia()
  const [rows, groups, dues] = await Promise.all([
    many<OrderStateRow>(sql, statement, [...bindings, pageSize, (page - 1) * pageSize]),
    many<Group>(sql, `select code, count(*) from order_state where ${found.where} group by code`, found.bindings),
    many<DueGroup>(
      sql,
      `select code, (count(*) filter (where ${DUE.late}))::int as late, (count(*) filter (where ${DUE.today}))::int as today
         from order_state where due_day <= ? and ${found.where} group by code`,
      [today, today, today, ...found.bindings],
    ),
  ])
  const counts = Object.fromEntries(groups.map(({ code, count }) => [String(code), Number(count)]))
  const chosen = due ? dues.map((one) => ({ code: one.code, count: one[due] })) : groups
  const total = chosen
    .filter(({ code }) => !status?.length || status.includes(code))
    .reduce((sum, { count }) => sum + Number(count), 0)
  const dueOf = (which: keyof DueCounts) => dues.reduce((sum, one) => sum + one[which], 0)
  return {
    data: rows.map(shownTo(contact)),
    total,
    totalPages: Math.ceil(total / pageSize),
    counts,
    due: { late: dueOf("late"), today: dueOf("today") },
  }
}

/** One page of the orders that a text finds, archived ones too. */
export async function findOrders(
  sql: Sql,
  search: string,
  { page, pageSize }: Pick<Ask, "page" | "pageSize">,
  contact: boolean,
): Promise<Omit<Listed, "counts" | "due">> {
  const { counts: _, due: __, ...listed } = await listOrders(sql, { search, sort: "newest", page, pageSize }, contact)
  return listed
}

/** All matching orders, up to the limit of one file, as they are read. */
export function everyOrder(database: Database, ask: Filters, contact: boolean): AsyncIterable<ShopOrderRow[]> {
  const { statement, bindings } = selected(ask, contact)
  return inPages(database, statement, [...bindings, LIST_EXPORT.maxRows, 0], shownTo(contact))
}
