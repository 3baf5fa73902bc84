import { BAG, type OrderType } from "./limits"
import { bagMessages } from "./messages"

/** The current availability of a size. `stock` null: cut to order, so stock cannot run out. */
export type Availability = { stock: number | null; backorder: boolean }

/**
 * How many units one line may have (requirements §5): two, or the stock if lower; above the stock only with backorder.
 */
export function mostUnits({ stock, backorder }: Availability): number {
  if (stock === null || backorder) return BAG.maxUnitsPerLine
  return Math.max(0, Math.min(BAG.maxUnitsPerLine, stock))
}

/** Custom when made to measure, or when more is ordered than is in stock and the shop makes more (requirements §4). */
export function orderTypeOf(size: string | object, quantity: number, { stock, backorder }: Availability): OrderType {
  if (typeof size !== "string" || stock === null) return "custom"
  return backorder && quantity > stock ? "custom" : "readymade"
}

/**
 * Why this many units are not available, in requirements §5's words; null when they are. `sentence` is the caller's
 * wording of the two-unit rule.
 */
export function refusalOf(quantity: number, available: Availability, sentence: () => string): string | null {
  if (quantity > BAG.maxUnitsPerLine) return sentence()
  if (quantity > mostUnits(available)) return bagMessages.onlySoMany(Math.max(0, available.stock ?? 0))
  return null
}

/**
 * The note next to a quantity at its limit: how many are left, or the two-unit rule. Null below it, and when none are left.
 */
export function limitNote(quantity: number, available: Availability): string | null {
  const most = mostUnits(available)
  if (quantity < most || most === 0) return null
  return most < BAG.maxUnitsPerLine ? bagMessages.onlySoMany(most) : bagMessages.maximumReached
}
