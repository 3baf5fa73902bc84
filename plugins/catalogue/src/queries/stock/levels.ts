import { CUSTOM_VARIANT } from "@silai/contracts/catalogue/limits"
import { houseLocation } from "@silai/kit/house-ids"
import { many, type Sql } from "@silai/kit/knex"
import type { Level } from "../../rules/stock-line"

/** One size with its colourway and its stock. */
export type StockLevel = Level & {
  levelId: string
  itemId: string
  locationId: string
  variantId: string
  size: string
  sku: string
  style: string
  color: string
}

export const levels = (asked: string) => `
select il.id as "levelId", vi.inventory_item_id as "itemId", il.location_id as "locationId", c.product_id as "variantId", v.title as size, coalesce(v.sku, '') as sku, s.name as style, c.colour as color,
       il.stocked_quantity::int as stocked, il.reserved_quantity::int as reserved, il.held, il.backorder
  from ${asked}
  join product p on p.id = v.product_id and p.deleted_at is null
  join colourway c on c.product_id = p.id
  join style s on s.id = c.style_id
  join product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null
  join inventory_level il on il.inventory_item_id = vi.inventory_item_id and il.location_id = ${houseLocation} and il.deleted_at is null
 where v.deleted_at is null and v.title <> '${CUSTOM_VARIANT}'`

/** The levels of these sizes; unknown sizes give none. */
export const levelsOfSizes = (sql: Sql, asked: readonly { variantId: string; size: string }[]): Promise<StockLevel[]> =>
  many<StockLevel>(
    sql,
    levels(
      `(select distinct * from jsonb_to_recordset(?::jsonb) as one ("variantId" text, size text)) a join product_variant v on v.product_id = a."variantId" and v.title = a.size`,
    ),
    [JSON.stringify(asked.map(({ variantId, size }) => ({ variantId, size })))],
  )

/** The levels of these article numbers, in lower case. */
export const levelsOfSkus = (sql: Sql, skus: readonly string[]): Promise<StockLevel[]> =>
  many<StockLevel>(
    sql,
    levels(`(select distinct unnest(?::text[]) as sku) a join product_variant v on lower(v.sku) = a.sku`),
    [[...skus]],
  )
