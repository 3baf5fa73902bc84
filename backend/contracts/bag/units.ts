import { BAG, type OrderType } from "./limits"
import { bagSays } from "./messages"

/** What the shop has of a size now. `stock` null: cut to order, so there is no shelf to run out. */
export type Availability = { stock: number | null; backorder: boolean }

/** How many units one line may hold (SPEC §5): two, or what the shelf has; above the shelf only with backorder. */
export function mostUnits({ stock, backorder }: Availability): number {
  if (stock === null || backorder) return BAG.maxUnitsPerLine
  return Math.max(0, Math.min(BAG.maxUnitsPerLine, stock))
}

/** Custom when cut to measure, or when more is asked for than the shelf has and the shop makes more (SPEC §4). */
export function orderTypeOf(size: string | object, quantity: number, { stock, backorder }: Availability): OrderType {
  if (typeof size !== "string" || stock === null) return "custom"
  return backorder && quantity > stock ? "custom" : "readymade"
}

/** Why this many units cannot be had, in SPEC §5's words; null when they can. `sentence` is the caller's form of the two-unit rule. */
export function refusalOf(quantity: number, available: Availability, sentence: () => string): string | null {
  if (quantity > BAG.maxUnitsPerLine) return sentence()
  if (quantity > mostUnits(available)) return bagSays.onlySoMany(Math.max(0, available.stock ?? 0))
  return null
}

/** What stands beside a quantity at its limit: so many are left, or the two-unit rule. Null below it, and where there is nothing at all. */
export function limitNote(quantity: number, available: Availability): string | null {
  const most = mostUnits(available)
  if (quantity < most || most === 0) return null
  return most < BAG.maxUnitsPerLine ? bagSays.onlySoMany(most) : bagSays.maximumReached
}
