import { many, type Sql } from "@silai/kit/knex"
import { lockLevels, type MovementCause } from "@silai/kit/stock"

/** `lockLevels` for all sizes of these colourways, retired ones too. Read again after this whatever was read earlier. */
export async function lockLevelsOf(trx: Sql, productIds: readonly string[], cause: MovementCause): Promise<void> {
  const items = await many<{ item: string }>(
    trx,
    `select distinct vi.inventory_item_id as item from product_variant v
       join product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null where v.product_id = any(?::text[])`,
    [[...productIds]],
  )
  await lockLevels(
    trx,
    items.map(({ item }) => item),
    cause,
  )
}
