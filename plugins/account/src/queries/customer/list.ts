import type { CustomerKind, CustomerSort } from "@silai/contracts/customer/limits"
import type { CustomerRow } from "@silai/contracts/customer/shapes"
import { LIST_EXPORT } from "@silai/contracts/house/limits"
import { type Database, only, type Sql } from "@silai/kit/knex"
import { toPaise } from "@silai/kit/money"
import { inPages } from "@silai/kit/pages"
import { SHORTEST_INSIDE, wordPatterns, wordsOf } from "@silai/kit/search-words"
import { customersPage, everyCustomerSql, type FileRow, type Row, rowOf } from "./list-sql"

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
  const given: [string, unknown[]][] = [[ask.kind ? `kind = '${ask.kind}'` : "kind <> 'deleted'", []]]
  if (ask.hasOrders !== undefined) given.push([ask.hasOrders ? "orders > 0" : "orders = 0", []])
  if (ask.hasMeasurements !== undefined)
    given.push([ask.hasMeasurements ? "has_measurements" : "not has_measurements", []])
  if (ask.joinedFrom) given.push([`joined_at >= ${dayStart("")}`, [ask.joinedFrom]])
  if (ask.joinedTo) given.push([`joined_at < ${dayStart(" + 1")}`, [ask.joinedTo]])
  if (ask.minSpendRupees) given.push(["spend_paise >= ?", [toPaise(ask.minSpendRupees)]])
  return { where: given.map(([fragment]) => fragment), bindings: given.flatMap(([, bound]) => bound) }
}

/** The fragments of a list's statement, with their bindings; null when too little is typed to search for. */
function asked(ask: Filters) {
  const words = wordsOf(ask.search)
  const patterns = wordPatterns(words)
  if (!patterns) return null
  // Only words of letters are matched fuzzily; a nearly right number is another person's.
  const near =
    patterns.length > 0 && !/[\d@]/.test(ask.search ?? "") ? words.filter((word) => word.length >= SHORTEST_INSIDE) : []
  const { where, bindings } = narrowed(ask)
  return {
    where,
    search: { spelt: patterns.map(() => "search_text like ?"), near: near.length },
    bindings: [...patterns, ...bindings, ...(patterns.length && near.length ? [near, ...bindings] : [])],
    // Without a search the page repeats them.
    again: patterns.length ? [] : bindings,
  }
}

/**
 * One page of customers, including guests without an account (see `list-sql`). Spend in rupees: captured minus
 * refunded.
 */
export async function listCustomers(
  sql: Sql,
  ask: Filters & { page: number; pageSize: number },
): Promise<{ data: CustomerRow[]; total: number; totalPages: number }> {
  const found = asked(ask)
  if (!found) return { data: [], total: 0, totalPages: 0 }
  const { data, total } = await only<{ total: number; data: Row[] }>(
    sql,
    customersPage(found.where, found.search, ask.sort),
    [...found.bindings, ...found.again, ask.pageSize, (ask.page - 1) * ask.pageSize],
  )
  return { data: data.map(rowOf), total, totalPages: Math.ceil(total / ask.pageSize) }
}

/** All matching customers, up to the limit of one file, as they are read. */
export async function* everyCustomer(database: Database, ask: Filters): AsyncGenerator<CustomerRow[], void> {
  const found = asked(ask)
  if (!found) return
  const statement = everyCustomerSql(found.where, found.search, ask.sort)
  yield* inPages(database, statement, [...found.bindings, LIST_EXPORT.maxRows, 0], ({ row }: FileRow) => rowOf(row))
}
