import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { SIZES } from "@silai/contracts/catalogue/limits"
import { type Sql, many } from "@silai/kit/knex"
import type { SeededColourway } from "./products"

/** Sets the opening stock. A size that has a level already stays unchanged: pieces of it may have been sold. */
export async function ensureStock(
  container: MedusaContainer,
  sql: Sql,
  colourways: readonly SeededColourway[],
  locationId: string,
): Promise<void> {
  const units = new Map(
    colourways.flatMap(({ colour, variantIds }) =>
      SIZES.map((size, place) => [variantIds[size], colour.stock[place]] as const),
    ),
  )
  const bare = await many<{ variant_id: string; inventory_item_id: string }>(
    sql,
    `select vi.variant_id, vi.inventory_item_id from product_variant_inventory_item vi
      where vi.deleted_at is null and vi.variant_id = any(?::text[])
        and not exists (select 1 from inventory_level il where il.inventory_item_id = vi.inventory_item_id and il.deleted_at is null)`,
    [[...units.keys()]],
  )
  if (bare.length) {
    await container.resolve(Modules.INVENTORY).createInventoryLevels(
      bare.map((row) => ({
        inventory_item_id: row.inventory_item_id,
        location_id: locationId,
        stocked_quantity: units.get(row.variant_id) ?? 0,
      })),
    )
  }
  const toOrder = colourways
    .filter(({ colour }) => colour.backorder)
    .flatMap(({ variantIds }) => SIZES.map((size) => variantIds[size]))
  await sql.raw(
    `update inventory_level il set backorder = true from product_variant_inventory_item vi
      where vi.inventory_item_id = il.inventory_item_id and vi.deleted_at is null and vi.variant_id = any(?::text[])`,
    [toOrder],
  )
}
