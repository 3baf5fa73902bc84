import { INVENTORY } from "@silai/contracts/inventory/limits"
import { inventoryRefusals } from "@silai/contracts/inventory/messages"
import { type Refused, refuse } from "@silai/kit/refuse"

/** Pieces of one size as they stand: on the shelf, promised to orders, in the hands of somebody who is paying. */
export type Level = { stocked: number; reserved: number; held: number; backorder: boolean }
export type WantedStock = { set?: number; add?: number; expected?: number }

/**
 * How many pieces shall lie on the shelf, or why not. What is promised cannot be taken away, except where pieces are made to
 * order: there more may be promised than lies there.
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
