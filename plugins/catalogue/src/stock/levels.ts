import { CUSTOM_VARIANT } from "@silai/contracts/catalogue/limits"
import { many, type Sql } from "@silai/kit/knex"
import type { Level } from "../rules/stock-line"

/** One size as it is kept: whose it is, and what lies on its shelf. */
export type Shelf = Level & {
  itemId: string
  locationId: string
  variantId: string
  size: string
  sku: string
  style: string
  color: string
}

const shelves = (asked: string) => `
select vi.inventory_item_id as "itemId", il.location_id as "locationId", c.product_id as "variantId", v.title as size, coalesce(v.sku, '') as sku, s.name as style, c.colour as color,
       il.stocked_quantity::int as stocked, il.reserved_quantity::int as reserved, il.held, il.backorder
  from ${asked}
  join product p on p.id = v.product_id and p.deleted_at is null
  join colourway c on c.product_id = p.id
  join style s on s.id = c.style_id
  join product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null
  join inventory_level il on il.id = (select id from inventory_level where inventory_item_id = vi.inventory_item_id and deleted_at is null order by id limit 1)
 where v.deleted_at is null and v.title <> '${CUSTOM_VARIANT}'`

/** The shelves of these sizes; what does not exist gives none. */
export const shelvesOfSizes = (sql: Sql, asked: readonly { variantId: string; size: string }[]): Promise<Shelf[]> =>
  many<Shelf>(
    sql,
    shelves(
      `(select distinct * from jsonb_to_recordset(?::jsonb) as one ("variantId" text, size text)) a join product_variant v on v.product_id = a."variantId" and v.title = a.size`,
    ),
    [JSON.stringify(asked.map(({ variantId, size }) => ({ variantId, size })))],
  )

/** The shelves of these article numbers, in small letters. */
export const shelvesOfSkus = (sql: Sql, skus: readonly string[]): Promise<Shelf[]> =>
  many<Shelf>(
    sql,
    shelves(`(select distinct unnest(?::text[]) as sku) a join product_variant v on lower(v.sku) = a.sku`),
    [[...skus]],
  )

const inOrder = `order by inventory_item_id collate "C", id for update`

/**
 * Keeps the till and other counters away from these shelves until the transaction ends; in the till's own order, so that two
 * who meet never wait for each other in a ring. What was read before must be read again after this.
 */
export async function lockShelves(trx: Sql, itemIds: readonly string[]): Promise<void> {
  await trx.raw(
    `select id from inventory_level where inventory_item_id = any(?::text[]) and deleted_at is null ${inOrder}`,
    [[...itemIds]],
  )
}

/** `lockShelves` of every size of these colourways, retired ones too. */
export async function lockShelvesOf(trx: Sql, productIds: readonly string[]): Promise<void> {
  await trx.raw(
    `select id from inventory_level where deleted_at is null and inventory_item_id in (
       select vi.inventory_item_id from product_variant v join product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null where v.product_id = any(?::text[])
     ) ${inOrder}`,
    [[...productIds]],
  )
}
