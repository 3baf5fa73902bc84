import type { StockDifference } from "@silai/contracts/inventory/calls"
import { houseLocation } from "@silai/kit/house-ids"
import { many, type Sql } from "@silai/kit/knex"

/** A number of a level that differs from the sum of its parts. */
export type Miscounted = {
  item: string
  kind: "stocked" | "reserved" | "held"
  counted: number
  expected: number
}

/**
 * Recounts every level of the shop's location in one statement, and so at one moment: reserved is the sum of the
 * reservations, held that of the holds, stocked that of the movements. @param only one item
 */
export const recount = (sql: Sql, only: string | null = null): Promise<Miscounted[]> =>
  many<Miscounted>(
    sql,
    `with level as (select inventory_item_id as item, stocked_quantity::int as stocked, reserved_quantity::int as reserved, held from inventory_level
                     where deleted_at is null and location_id = ${houseLocation} and (?::text is null or inventory_item_id = ?)),
          moved as (select inventory_item_id as item, sum(stocked)::int as stocked from stock_movement where ?::text is null or inventory_item_id = ? group by 1),
          promised as (select inventory_item_id as item, sum(quantity)::int as reserved from reservation_item
                        where deleted_at is null and location_id = ${houseLocation} and (?::text is null or inventory_item_id = ?) group by 1),
          waiting as (select inventory_item_id as item, sum(quantity)::int as held from stock_hold where ?::text is null or inventory_item_id = ? group by 1)
     select level.item, one.kind, one.counted, one.expected
       from level left join moved using (item) left join promised using (item) left join waiting using (item)
      cross join lateral (values ('stocked', level.stocked, coalesce(moved.stocked, 0)), ('reserved', level.reserved, coalesce(promised.reserved, 0)),
                                 ('held', level.held, coalesce(waiting.held, 0))) as one (kind, counted, expected)
      where one.counted <> one.expected order by level.item, one.kind`,
    Array.from({ length: 8 }, () => only),
  )

/** The differences found and not yet corrected, each with the latest movements of its size. */
export const differencesNow = (sql: Sql): Promise<StockDifference[]> =>
  many<StockDifference>(
    sql,
    `select d.inventory_item_id as "itemId", d.kind, d.counted, d.expected, to_char(d.found_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "foundAt",
            coalesce(v.product_id, '') as "variantId", coalesce(v.title, '') as size, coalesce(v.sku, '') as sku, coalesce(p.title, '') as name,
            coalesce((select jsonb_agg(jsonb_build_object('at', to_char(m.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'why', m.why, 'stocked', m.stocked,
                       'reserved', m.reserved, 'held', m.held, 'by', m.by, 'order', m.order_id) order by m.id desc)
                        from (select * from stock_movement m where m.inventory_item_id = d.inventory_item_id order by id desc limit 10) m), '[]') as movements
       from stock_difference d
       left join product_variant_inventory_item vi on vi.inventory_item_id = d.inventory_item_id and vi.deleted_at is null
       left join product_variant v on v.id = vi.variant_id left join product p on p.id = v.product_id
      order by d.found_at desc, d.inventory_item_id, d.kind limit 100`,
  )
