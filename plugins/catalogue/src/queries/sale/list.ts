import type { ParsedBodyOf } from "@silai/contracts/call"
import type { Sale, saleCalls } from "@silai/contracts/catalogue/sale-calls"
import { saleRefusals } from "@silai/contracts/catalogue/sale-messages"
import type { SaleState } from "@silai/contracts/catalogue/style-limits"
import { one, only, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { everyTypedIn } from "@silai/kit/search-words"
import { isoOf } from "../colourway/single-sql"

const state = `case when s.ends_at <= statement_timestamp() then 'over' when s.begins_at <= statement_timestamp() then 'running' else 'planned' end`

/** The things of one kind that the sale `s` names, by name; deleted ones are left out. */
const named = (kind: string, table: string, name: string, isThere: string) => `
  (select coalesce(jsonb_agg(jsonb_build_object('_id', x.id, 'name', x.${name}) order by x.${name}), '[]')
     from planned_sale_scope chosen join ${table} x on x.id = chosen.ref ${isThere} where chosen.sale_id = s.id and chosen.kind = '${kind}')`
const alive = "and x.deleted_at is null"

const shown = `jsonb_build_object('_id', s.id, 'version', s.version, 'name', s.name, 'state', ${state},
  'rule', case when s.percent is null then jsonb_build_object('price', s.price_paise / 100.0) else jsonb_build_object('percent', s.percent, 'toNine', s.to_nine) end,
  'scope', jsonb_build_object('categories', ${named("category", "product_category", "name", alive)}, 'styles', ${named("style", "style", "name", "")},
    'variants', ${named("colourway", "product", "title", alive)}, 'without', ${named("without", "product", "title", alive)}),
  'from', ${isoOf("s.begins_at")}, 'to', ${isoOf("s.ends_at")}, 'at', ${isoOf("s.updated_at")}, 'by', s.updated_by,
  'variants', (select count(distinct c.product_id)::int from price pr
     join product_variant_price_set vps on vps.price_set_id = pr.price_set_id and vps.deleted_at is null
     join product_variant v on v.id = vps.variant_id and v.deleted_at is null join colourway c on c.product_id = v.product_id and c.archived_at is null
    where pr.price_list_id = s.price_list_id and pr.deleted_at is null))`

/** One page of sales with the counts by state. Bindings: a state or null, those of the search, page size, offset. */
const pageOf = (searched: string) => `
with asked as (select ?::text as state),
named as materialized (select s.*, ${state} as state from planned_sale s where ${searched}),
counted as materialized (select state, count(*)::int as n from named group by state)
select (select coalesce(jsonb_object_agg(state, n), '{}') from counted) as counts,
       (select coalesce(sum(n), 0)::int from counted where asked.state is null or counted.state = asked.state) as total,
       (select coalesce(jsonb_agg(${shown} order by s.begins_at desc, s.id), '[]')
          from (select * from named where asked.state is null or named.state = asked.state order by begins_at desc, id limit ? offset ?) s) as data
  from asked`

type Ask = ParsedBodyOf<typeof saleCalls.all>
type Counts = Record<SaleState, number>

export async function listSales(
  sql: Sql,
  { state: wanted, search, page: n, pageSize }: Ask,
): Promise<{ data: Sale[]; total: number; totalPages: number; counts: Counts }> {
  const words = everyTypedIn("lower(s.name)", search)
  const row = await only<{ data: Sale[]; total: number; counts: Partial<Counts> }>(sql, pageOf(words.where), [
    wanted ?? null,
    ...words.bindings,
    pageSize,
    (n - 1) * pageSize,
  ])
  return {
    data: row.data,
    total: row.total,
    totalPages: Math.ceil(row.total / pageSize),
    counts: { planned: 0, running: 0, over: 0, ...row.counts },
  }
}

/** @throws catalogue.sale_not_found */
export async function readSale(sql: Sql, id: string): Promise<Sale> {
  const found = await one<{ sale: Sale }>(sql, `select ${shown} as sale from planned_sale s where s.id = ?`, [id])
  if (!found) throw refuse(saleRefusals.sale_not_found)
  return found.sale
}
