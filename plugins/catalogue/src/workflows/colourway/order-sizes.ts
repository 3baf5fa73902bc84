import { rankOfSize } from "@silai/contracts/catalogue/garment-sizes"
import { CUSTOM_VARIANT } from "@silai/contracts/catalogue/limits"
import { many, type Sql } from "@silai/kit/knex"

/**
 * Puts the sizes of every colourway, retired ones too, and of the Size option in this order. @returns the products
 * whose own sizes changed places
 */
export async function orderSizes(trx: Sql, order: readonly string[]): Promise<string[]> {
  const ranks = order.map((size) => rankOfSize(order, size))
  await trx.raw(
    `update product_option_value val set rank = o.rank, updated_at = now() from unnest(?::text[], ?::int[]) o (size, rank), product_option opt
      where opt.id = val.option_id and opt.title = 'Size' and opt.deleted_at is null and val.value = o.size and val.rank is distinct from o.rank`,
    [order, ranks],
  )
  const moved = await many<{ product_id: string; title: string }>(
    trx,
    `update product_variant v set variant_rank = o.rank, updated_at = now() from unnest(?::text[], ?::int[]) o (size, rank)
      where v.title = o.size and v.variant_rank is distinct from o.rank returning v.product_id, v.title`,
    [order, ranks],
  )
  // The made-to-measure variant is last, before and after.
  return [...new Set(moved.filter(({ title }) => title !== CUSTOM_VARIANT).map(({ product_id }) => product_id))]
}
