import type { MedusaContainer } from "@medusajs/framework/types"
import type { BagItemNow } from "@silai/contracts/bag/calls"
import { CATALOGUE, type CatalogueFace } from "@silai/contracts/catalogue/face"
import { databaseOf, many } from "@silai/kit/knex"
import { type BagRow, shown } from "../rules/shown"

export const catalogueOf = (container: MedusaContainer) => container.resolve(CATALOGUE) as unknown as CatalogueFace

/** Kept lines as they stand now: one statement of the catalogue's for all of them. */
export async function showAll(container: MedusaContainer, rows: readonly BagRow[]): Promise<BagItemNow[]> {
  if (rows.length === 0) return []
  const priced = await catalogueOf(container).priceLines(
    rows.map((row) => ({ variantId: row.colourway_id, size: row.size })),
  )
  return rows.map((row, at) => shown(row, priced[at] ?? null))
}

/** A customer's bag, newest first, in the shape of the calls' replies. */
export async function readBag(container: MedusaContainer, customerId: string): Promise<{ bagItems: BagItemNow[] }> {
  const rows = await many<BagRow>(
    databaseOf(container),
    `select * from bag_line where customer_id = ? order by added_at desc, id desc`,
    [customerId],
  )
  return { bagItems: await showAll(container, rows) }
}
