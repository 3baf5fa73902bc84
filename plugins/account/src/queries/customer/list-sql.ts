import type { CustomerKind, CustomerSort } from "@silai/contracts/customer/limits"
import type { CustomerRow } from "@silai/contracts/customer/shapes"
import { toRupees } from "@silai/kit/money"

/** The columns that the statement below returns for each person. */
export type Row = {
  id: string
  kind: CustomerKind
  name: string
  phone: string | null
  email: string | null
  city: string
  joined_at: string
  seen_at: string | null
  orders: number
  spend_paise: number
  has_measurements: boolean
}

const asIso = (at: string) => new Date(at).toISOString()
export const rowOf = (row: Row): CustomerRow => ({
  _id: row.id,
  kind: row.kind,
  name: row.name,
  phone: row.phone,
  email: row.email,
  city: row.city,
  joinedAt: asIso(row.joined_at),
  seenAt: row.seen_at && asIso(row.seen_at),
  orders: row.orders,
  spendRupees: toRupees(row.spend_paise),
  hasMeasurements: row.has_measurements,
})

/** Each sort reads its own index, forwards or backwards. */
const orders: Record<CustomerSort, string> = {
  newest: "joined_at desc, id desc",
  oldest: "joined_at, id",
  name: "name = '', lower(name), id",
  name_down: "name = '', lower(name) desc, id",
  seen: "seen_at desc nulls last, id",
  seen_up: "seen_at nulls first, id desc",
  spend: "spend_paise desc, joined_at desc, id desc",
  spend_up: "spend_paise, joined_at, id",
  orders: "orders desc, spend_paise desc, id desc",
  orders_up: "orders, spend_paise, id",
}

/** `spelt`: conditions for a search's words; `near`: how many of them may be misspelt when nothing matches exactly. */
type Search = { spelt: readonly string[]; near: number }

/**
 * One page of customers and the total, in one statement over `shopper`. Similar names are looked for only when the
 * exact spelling finds no one. `filters` are fixed fragments. Bindings: the search's patterns and the filters'; with a
 * search, its near words and the filters' again; limit, offset; without a search, the filters' again before these.
 */
export function customersPage(filters: readonly string[], { spelt, near }: Search, sort: CustomerSort): string {
  const where = filters.join(" and ")
  const page = (from: string) =>
    `(select coalesce(jsonb_agg(to_jsonb(h) order by h.n), '[]') from (select *, row_number() over () as n from (${pageOf(from, sort)}) page) h) as data`
  if (!spelt.length)
    return `select (select count(*)::int from shopper where ${where}) as total, ${page(`shopper where ${where}`)}`
  return `${hits(where, { spelt, near })} select (select count(*)::int from hits) as total, ${page("hits")}`
}

const pageOf = (from: string, sort: CustomerSort) => `select * from ${from} order by ${orders[sort]} limit ? offset ?`

const hits = (where: string, { spelt, near }: Search) => `with spelt as materialized (
  select * from shopper where ${[...spelt, where].join(" and ")}
), hits as materialized (
  select * from spelt ${near ? `union all select * from shopper where not exists (select 1 from spelt) and who = any(array(select shoppers_near(?::text[]) where not exists (select 1 from spelt))) and ${where}` : ""}
)`

/** A row of the file, as the page has it. */
export type FileRow = { row: Row }

/** The same customers one by one, without the total. Bindings: the search's, those of the filters, then limit and offset. */
export function everyCustomerSql(filters: readonly string[], search: Search, sort: CustomerSort): string {
  const where = filters.join(" and ")
  if (!search.spelt.length) return `select to_jsonb(h) as row from (${pageOf(`shopper where ${where}`, sort)}) h`
  return `${hits(where, search)} select to_jsonb(h) as row from (${pageOf("hits", sort)}) h`
}
