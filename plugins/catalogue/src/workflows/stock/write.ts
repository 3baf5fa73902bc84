import type { StockCause } from "@silai/contracts/inventory/limits"
import { notifyLive } from "@silai/kit/outbox"
import { type Edit, inventory } from "../colourway/engine"
import type { StockLevel } from "../../queries/stock/levels"

export type NewStock = { level: StockLevel; to: number; reason: StockCause }

/**
 * Writes locked levels, records who and why, and notifies open pages. The listing reads stock live, so nothing needs
 * refreshing for shoppers.
 */
export async function writeStock(edit: Edit, changes: readonly NewStock[], note = ""): Promise<void> {
  const real = changes.filter(({ level, to }) => to !== level.stocked)
  if (!real.length) return
  const levels = real.map(({ level, to }) => ({
    inventory_item_id: level.itemId,
    location_id: level.locationId,
    stocked_quantity: to,
  }))
  const written = await inventory(edit, (service, context) => service.updateInventoryLevels(levels, context))
  edit.tell(
    "inventory-level.updated",
    written.map(({ id }) => id),
  )
  await noteStock(edit, real, note)
}

/** Records the changes of stock, also for levels deleted with their size. */
export async function noteStock({ trx, by }: Edit, changes: readonly NewStock[], note = ""): Promise<void> {
  const told = changes
    .filter(({ level, to }) => to !== level.stocked)
    .map(({ level, to, reason }) => ({
      product_id: level.variantId,
      size: level.size,
      inventory_item_id: level.itemId,
      from_stocked: level.stocked,
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
  await notifyLive(
    trx,
    "stock.changed",
    ...[...new Set(told.map(({ product_id }) => product_id))].map((colourwayId) => ({ colourwayId })),
  )
}
