import type { ParsedBodyOf } from "@silai/contracts/call"
import type { inventoryCalls, StockMoment } from "@silai/contracts/inventory/calls"
import { one, type Sql } from "@silai/kit/knex"
import { isoOf } from "../colourway/single-sql"

type Ask = ParsedBodyOf<typeof inventoryCalls.history>

/** Changes by hand, and between them the till's orders (it marks them) that took pieces. Bindings: colourway, size (or null) twice; the same again; page size, offset. */
const moments = `
with moments as (
  select 'changed' as kind, at, by, size, from_stocked as "from", to_stocked as "to", to_stocked - from_stocked as quantity, reason, note, null::text as order_id, null::int as number, id::text as id
    from stock_change where product_id = ? and (size = ? or ?::text is null)
  union all
  select 'ordered', r.created_at, '', v.title, null, null, r.quantity::int, null, '', o.order_id, o.number, r.id
    from product_variant v
    join product_variant_inventory_item vi on vi.variant_id = v.id
    join reservation_item r on r.inventory_item_id = vi.inventory_item_id
    cross join lateral (
      select o.id as order_id, o.display_id as number from order_item oi join "order" o on o.id = oi.order_id and o.metadata ->> 'attempt_id' is not null
       where oi.item_id = r.line_item_id and oi.deleted_at is null limit 1) o
   where v.product_id = ? and (v.title = ? or ?::text is null)
)
select (select count(*)::int from moments) as total,
       (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'at', ${isoOf("at")}, 'by', by, 'size', size, 'from', "from", 'to', "to", 'quantity', quantity, 'reason', reason, 'note', note,
          'order', case when order_id is null then null else jsonb_build_object('_id', order_id, 'number', number) end) order by at desc, id desc), '[]')
          from (select * from moments order by at desc, id desc limit ? offset ?) page) as data`

/** The stock history of a colourway, or of one of its sizes, latest first. */
export async function stockHistory(
  sql: Sql,
  { variantId, size, page, pageSize }: Ask,
): Promise<{ data: StockMoment[]; total: number; totalPages: number }> {
  const whose = [variantId, size ?? null, size ?? null]
  const found = await one<{ data: StockMoment[]; total: number }>(sql, moments, [
    ...whose,
    ...whose,
    pageSize,
    (page - 1) * pageSize,
  ])
  const { data, total } = found!
  return { data, total, totalPages: Math.ceil(total / pageSize) }
}
