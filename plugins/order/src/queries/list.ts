import type { MedusaContainer } from "@medusajs/framework/types"
import type { DisputeKind } from "@silai/contracts/checkout/limits"
import { LIST_EXPORT } from "@silai/contracts/house/limits"
import type { OrderRow, ShopOrderRow, orderCalls } from "@silai/contracts/order/calls"
import type { ORDER_DUE } from "@silai/contracts/order/limits"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { databaseOf, many, type Sql } from "@silai/kit/knex"
import { inPages } from "@silai/kit/pages"
import type { OrderStateRow } from "./order"
import { DUE, narrowed, todayInIndia } from "./list-filter"
import { sortedBy } from "./list-sort"
import { rowOf, shopRowOf } from "./show"
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

const shownTo =
  (contact: boolean, disputes: readonly { orderId: string; kind: DisputeKind }[] = []) =>
  (row: OrderStateRow) => {
    const shown = shopRowOf(row, disputes.find(({ orderId }) => orderId === row.order_id)?.kind)
    return contact ? shown : rowWithoutContact(shown)
  }

type Group = { code: number; count: number }
type DueGroup = { code: number; late: number; today: number }

function pageOf(sql: Sql, ask: Ask, contact: boolean): Promise<OrderStateRow[]> {
  const { statement, bindings } = selected(ask, contact)
  return many<OrderStateRow>(sql, statement, [...bindings, ask.pageSize, (ask.page - 1) * ask.pageSize])
}

const groupsOf = (sql: Sql, { where, bindings }: ReturnType<typeof narrowed>): Promise<Group[]> =>
  many<Group>(sql, `select code, count(*)::int as count from order_state where ${where} group by code`, bindings)

const sumOf = (groups: readonly Group[]) => groups.reduce((sum, { count }) => sum + count, 0)

/**
 * One page of orders with the counts of all statuses, and of what is due, under the same search: four statements, whatever
 * the number of orders. `contact`: whether the caller may see phones and addresses.
 */
export async function listOrders(container: MedusaContainer, ask: Ask, contact: boolean): Promise<Listed> {
  const sql = databaseOf(container)
  const { due, status, pageSize } = ask
  const found = narrowed({ ...ask, due: undefined }, contact)
  const today = todayInIndia()
  const [rows, groups, dues] = await Promise.all([
    pageOf(sql, ask, contact),
    groupsOf(sql, found),
    many<DueGroup>(
      sql,
      `select code, (count(*) filter (where ${DUE.late}))::int as late, (count(*) filter (where ${DUE.today}))::int as today
         from order_state where due_day <= ? and ${found.where} group by code`,
      [today, today, today, ...found.bindings],
    ),
  ])
  const ids = rows.map(({ order_id }) => order_id)
  const disputes = await container.resolve("checkout").disputesOf(sql, ids)
  const chosen = due ? dues.map((one) => ({ code: one.code, count: one[due] })) : groups
  const total = sumOf(chosen.filter(({ code }) => !status?.length || status.includes(code)))
  const dueOf = (which: keyof DueCounts) => dues.reduce((sum, one) => sum + one[which], 0)
  return {
    data: rows.map(shownTo(contact, disputes)),
    total,
    totalPages: Math.ceil(total / pageSize),
    counts: Object.fromEntries(groups.map(({ code, count }) => [String(code), count])),
    due: { late: dueOf("late"), today: dueOf("today") },
  }
}

/** One page of the orders that a text finds, archived ones too. */
export async function findOrders(
  sql: Sql,
  search: string,
  { page, pageSize }: Pick<Ask, "page" | "pageSize">,
  contact: boolean,
): Promise<{ data: OrderRow[]; total: number; totalPages: number }> {
  const ask: Ask = { search, sort: "newest", page, pageSize }
  const [rows, groups] = await Promise.all([pageOf(sql, ask, contact), groupsOf(sql, narrowed(ask, contact))])
  const total = sumOf(groups)
  const shown = (row: OrderStateRow) => (contact ? rowOf(row) : rowWithoutContact(rowOf(row)))
  return { data: rows.map(shown), total, totalPages: Math.ceil(total / pageSize) }
}

/** All matching orders, up to the limit of one file, as they are read. */
export async function* everyOrder(
  container: MedusaContainer,
  ask: Filters,
  contact: boolean,
): AsyncIterable<ShopOrderRow[]> {
  const [database, till] = [databaseOf(container), container.resolve("checkout")]
  const { statement, bindings } = selected(ask, contact)
  const all = inPages(database, statement, [...bindings, LIST_EXPORT.maxRows, 0], (row: OrderStateRow) => row)
  for await (const rows of all) {
    const ids = rows.map(({ order_id }) => order_id)
    yield rows.map(shownTo(contact, await till.disputesOf(database, ids)))
  }
}
