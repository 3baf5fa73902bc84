import type { CustomerKind, CustomerSort } from "@silai/contracts/customer/limits"
import type { CustomerRow } from "@silai/contracts/customer/shapes"
import { LIST_EXPORT } from "@silai/contracts/house/limits"
import { one, type Sql } from "@silai/kit/knex"
import { toPaise } from "@silai/kit/money"
import { wordsOf } from "@silai/kit/search-words"
import { customersPage, type Row, rowOf } from "./list-sql"

type Filters = {
  search?: string
  kind?: CustomerKind
  hasOrders?: boolean
  hasMeasurements?: boolean
  joinedFrom?: string
  joinedTo?: string
  minSpendRupees?: number
  sort: CustomerSort
}
/** A day starts at midnight in India. */
const dayStart = (shift: string) => `(?::date${shift})::timestamp at time zone 'Asia/Kolkata'`

/** The filters as fixed fragments, with their bindings. */
function narrowed(ask: Filters): { where: string[]; bindings: unknown[] } {
  const given: [string, unknown[]][] = [[ask.kind ? "kind = ?" : "kind <> 'deleted'", ask.kind ? [ask.kind] : []]]
  if (ask.hasOrders !== undefined) given.push([ask.hasOrders ? "orders > 0" : "orders = 0", []])
  if (ask.hasMeasurements !== undefined)
    given.push([ask.hasMeasurements ? "has_measurements" : "not has_measurements", []])
  if (ask.joinedFrom) given.push([`joined_at >= ${dayStart("")}`, [ask.joinedFrom]])
  if (ask.joinedTo) given.push([`joined_at < ${dayStart(" + 1")}`, [ask.joinedTo]])
  if (ask.minSpendRupees) given.push(["spend_paise >= ?", [toPaise(ask.minSpendRupees)]])
  return { where: given.map(([fragment]) => fragment), bindings: given.flatMap(([, bound]) => bound) }
}

async function read(
  sql: Sql,
  ask: Filters,
  limit: number,
  offset: number,
): Promise<{ rows: CustomerRow[]; total: number }> {
  const words = wordsOf(ask.search)
  const mayMisspell = words.length > 0 && !/[\d@]/.test(ask.search ?? "")
  const { where, bindings } = narrowed(ask)
  const page = await one<{ total: number; data: Row[] }>(
    sql,
    customersPage(where, words.length, mayMisspell, ask.sort),
    [...bindings, ...words, ...(mayMisspell ? words : []), limit, offset],
  )
  return { rows: page!.data.map(rowOf), total: page!.total }
}

/**
 * One page of customers, including guests without an account (see `list-sql`). Spend in rupees: captured minus
 * refunded.
 */
export async function listCustomers(
  sql: Sql,
  ask: Filters & { page: number; pageSize: number },
): Promise<{ data: CustomerRow[]; total: number; totalPages: number }> {
  const { rows, total } = await read(sql, ask, ask.pageSize, (ask.page - 1) * ask.pageSize)
  return { data: rows, total, totalPages: Math.ceil(total / ask.pageSize) }
}

/** All matching customers, up to the limit of one file. */
export const everyCustomer = async (sql: Sql, ask: Filters): Promise<CustomerRow[]> =>
  (await read(sql, ask, LIST_EXPORT.maxRows, 0)).rows
