import { houseLocation } from "@silai/kit/house-ids"
import { type Sql } from "@silai/kit/knex"

const inOrder = `order by inventory_item_id collate "C", id for update`

/**
 * Locks these levels against checkout and other back-office users until the transaction ends, in the same order as
 * checkout, so that they cannot deadlock. Read again after this what was read before.
 */
export async function lockLevels(trx: Sql, itemIds: readonly string[]): Promise<void> {
  await trx.raw(
    `select id from inventory_level where inventory_item_id = any(?::text[]) and location_id = ${houseLocation} and deleted_at is null ${inOrder}`,
    [[...itemIds]],
  )
}

/** `lockLevels` for all sizes of these colourways, retired ones too. */
export async function lockLevelsOf(trx: Sql, productIds: readonly string[]): Promise<void> {
  await trx.raw(
    `select id from inventory_level where location_id = ${houseLocation} and deleted_at is null and inventory_item_id in (
       select vi.inventory_item_id from product_variant v join product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null where v.product_id = any(?::text[])
     ) ${inOrder}`,
    [[...productIds]],
  )
}
