import type { StockCause } from "@silai/contracts/inventory/limits"
import { notifyLive } from "@silai/kit/outbox"
import { moveStock, setMovementCause } from "@silai/kit/stock"
import type { StockLevel } from "../../queries/stock/levels"
import type { Edit } from "../colourway/engine"

export type NewStock = { level: StockLevel; to: number; reason: StockCause }

/**
 * Brings locked levels to a number of pieces, with who and why, and notifies open pages. The listing reads stock live, so nothing needs
 * refreshing for shoppers.
 */
export async function writeStock({ trx, by, emit }: Edit, changes: readonly NewStock[], note = ""): Promise<void> {
  const real = changes.filter(({ level, to }) => to !== level.stocked)
  for (const why of new Set(real.map(({ reason }) => reason))) {
    const alike = real.filter(({ reason }) => reason === why)
    await setMovementCause(trx, { why, by: { name: by.name, userId: by.userId }, note })
    await moveStock(
      trx,
      alike.map(({ level: { levelId, itemId } }) => ({ levelId, item: itemId })),
      alike.map(({ level, to }) => ({ item: level.itemId, stocked: to - level.stocked })),
    )
  }
  emit(
    "inventory-level.updated",
    real.map(({ level }) => level.levelId),
  )
  const colourways = [...new Set(real.map(({ level }) => level.variantId))]
  await notifyLive(trx, "stock.changed", ...colourways.map((colourwayId) => ({ colourwayId })))
}
