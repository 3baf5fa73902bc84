import { sql } from "./sql"

type Level = { stocked: number; reserved: number; held: number; backorder: boolean }
const levelOf = `
  from inventory_level l
  join product_variant_inventory_item i on i.inventory_item_id = l.inventory_item_id and i.deleted_at is null
  join product_variant v on v.id = i.variant_id and v.deleted_at is null
  join product p on p.id = v.product_id and p.deleted_at is null
 where l.deleted_at is null and l.location_id = (select location_id from house_ids) and p.handle = $1 and v.title = $2`

/** Stock of one size: stocked, reserved for orders, held by shoppers who are paying. */
export async function stockOf(slug: string, size: string): Promise<Level & { free: number }> {
  const [row] = await sql<Level>(
    `select l.stocked_quantity::int stocked, l.reserved_quantity::int reserved, l.held, l.backorder ${levelOf}`,
    [slug, size],
  )
  if (!row) throw new Error(`There is no stock of ${slug} in size ${size}.`)
  return { ...row, free: row.stocked - row.reserved - row.held }
}

/** Sets the free pieces of one size, on top of those reserved and held. */
export async function setStock(slug: string, size: string, free: number): Promise<void> {
  const changed = await sql(
    `update inventory_level set stocked_quantity = reserved_quantity + held + $3, raw_stocked_quantity = jsonb_build_object('value', (reserved_quantity + held + $3)::text, 'precision', 20)
      where id in (select l.id ${levelOf}) returning id`,
    [slug, size, free],
  )
  if (!changed.length) throw new Error(`There is no stock of ${slug} in size ${size}.`)
}
