import { INVENTORY } from "@silai/contracts/inventory/limits"
import { inventoryRefusals } from "@silai/contracts/inventory/messages"
import { type Refused, refuse } from "@silai/kit/refuse"

/** Stock of one size: stocked, reserved for orders, and held for shoppers who are paying. */
export type Level = { stocked: number; reserved: number; held: number; backorder: boolean }
export type WantedStock = { set?: number; add?: number; expected?: number }

/**
 * The new stock, or why it is refused. Reserved and held pieces cannot be taken away, except where pieces are made to
 * order: there more may be promised than is in stock.
 */
export function stockAfter(
  { set, add, expected }: WantedStock,
  { stocked, reserved, held, backorder }: Level,
): number | Refused {
  if (expected !== undefined && expected !== stocked) return refuse(inventoryRefusals.changed_meanwhile, stocked)
  const to = set ?? stocked + (add ?? 0)
  const promised = reserved + held
  if (to < 0 || (to < promised && !backorder)) return refuse(inventoryRefusals.below_promised, promised)
  if (to > INVENTORY.maxStock) return refuse(inventoryRefusals.above_most)
  return to
}
