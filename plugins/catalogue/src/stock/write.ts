import type { StockCause } from "@silai/contracts/inventory/limits"
import { ring } from "@silai/kit/outbox"
import { type Edit, inventory } from "../counter/colourway/engine"
import type { Shelf } from "./levels"

export type NewStock = { shelf: Shelf; to: number; reason: StockCause }

/**
 * Puts pieces on locked shelves, writes down who and why, and wakes the open pages. The listing reads stock live, so there is
 * nothing to write anew for shoppers.
 */
export async function writeStock(edit: Edit, changes: readonly NewStock[], note = ""): Promise<void> {
  const real = changes.filter(({ shelf, to }) => to !== shelf.stocked)
  if (!real.length) return
  const levels = real.map(({ shelf, to }) => ({
    inventory_item_id: shelf.itemId,
    location_id: shelf.locationId,
    stocked_quantity: to,
  }))
  await inventory(edit, (service, context) => service.updateInventoryLevels(levels, context))
  await noteStock(edit, real, note)
}

/** Writes down what has become of the pieces; also of those whose shelf goes with its size. */
export async function noteStock({ trx, by }: Edit, changes: readonly NewStock[], note = ""): Promise<void> {
  const told = changes
    .filter(({ shelf, to }) => to !== shelf.stocked)
    .map(({ shelf, to, reason }) => ({
      product_id: shelf.variantId,
      size: shelf.size,
      inventory_item_id: shelf.itemId,
      from_stocked: shelf.stocked,
      to_stocked: to,
      reason,
    }))
  if (!told.length) return
  await trx.raw(
    `insert into stock_change (product_id, size, inventory_item_id, from_stocked, to_stocked, reason, note, by, user_id)
     select product_id, size, inventory_item_id, from_stocked, to_stocked, reason, ?, ?, ?
       from jsonb_to_recordset(?::jsonb) as told (product_id text, size text, inventory_item_id text, from_stocked int, to_stocked int, reason text)`,
    [note, by.name, by.userId, JSON.stringify(told)],
  )
  await ring(
    trx,
    "stock.changed",
    ...[...new Set(told.map(({ product_id }) => product_id))].map((colourwayId) => ({ colourwayId })),
  )
}
