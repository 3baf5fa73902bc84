import type { ParsedBodyOf } from "@silai/contracts/call"
import type { inventoryCalls, StockMoment } from "@silai/contracts/inventory/calls"
import { only, type Sql } from "@silai/kit/knex"
import { isoOf } from "../colourway/single-sql"

type Ask = ParsedBodyOf<typeof inventoryCalls.history>

/**
 * The changes of the pieces in stock and of the reserved ones. Pieces only held for a shopper who is paying are left
 * out: they come and go all day. Bindings: colourway, size (or null) twice; page size, offset.
 */
const moments = `
with moments as (
  select m.*, case when m.stocked <> 0 then 'changed' when m.why = 'ordered' then 'ordered' else 'promised' end as kind,
         case when m.stocked <> 0 then m.stocked else m.reserved end as quantity
    from stock_movement m
   where m.product_id = ? and (m.size = ? or ?::text is null) and m.why <> 'opening'
     and (m.stocked <> 0 or m.reserved <> 0 and m.why not in ('packed', 'sent_back'))
)
select (select count(*)::int from moments) as total,
       (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'at', ${isoOf("at")}, 'by', by, 'size', size,
          'from', case when stocked <> 0 then stocked_after - stocked end, 'to', case when stocked <> 0 then stocked_after end,
          'quantity', quantity, 'reason', why, 'note', note,
          'order', (select jsonb_build_object('_id', o.id, 'number', o.display_id) from "order" o where o.id = page.order_id)) order by at desc, id desc), '[]')
          from (select * from moments order by at desc, id desc limit ? offset ?) page) as data`

/** The stock history of a colourway, or of one of its sizes, latest first. */
export async function stockHistory(
  sql: Sql,
  { variantId, size, page, pageSize }: Ask,
): Promise<{ data: StockMoment[]; total: number; totalPages: number }> {
  const whose = [variantId, size ?? null, size ?? null]
  const found = await only<{ data: StockMoment[]; total: number }>(sql, moments, [
    ...whose,
    pageSize,
    (page - 1) * pageSize,
  ])
  const { data, total } = found
  return { data, total, totalPages: Math.ceil(total / pageSize) }
}
