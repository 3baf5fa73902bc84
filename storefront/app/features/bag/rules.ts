import { BAG, CUSTOM_SIZE, type OrderType } from "@silai/contracts/bag/limits"
import { bagSays } from "@silai/contracts/bag/messages"
import type { BagItem } from "./bag-store"

/** What the shop has of a line's size now. `stock` null: cut to order, so there is no shelf to run out. */
export type Availability = { stock: number | null; backorder: boolean }

export type LineChange = { items: BagItem[] } | { refused: string }

/** Two sizes are the same when their labels are, or when they are the same measurements to the inch. */
export function sameSize(a: BagItem["size"], b: BagItem["size"]): boolean {
  if (typeof a === "string" || typeof b === "string") return a === b
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => String(a[name]) === String(b[name]))
}

/** The size as a person reads it. */
export function sizeName(size: BagItem["size"]): string {
  return typeof size === "string" ? size : CUSTOM_SIZE
}

/** The same in a line of words: "Size M", or "Custom Size". */
export function sizeWords(size: BagItem["size"]): string {
  return typeof size === "string" ? `Size ${size}` : CUSTOM_SIZE
}

/** How many units one line may hold (SPEC §5): two, or what the shelf has; above the shelf only with backorder. */
export function mostUnits({ stock, backorder }: Availability): number {
  if (stock === null || backorder) return BAG.maxUnitsPerLine
  return Math.max(0, Math.min(BAG.maxUnitsPerLine, stock))
}

/** Custom when cut to measure, or when more is asked for than the shelf has and the shop makes more (SPEC §4). */
export function orderTypeOf(size: BagItem["size"], quantity: number, { stock, backorder }: Availability): OrderType {
  if (typeof size !== "string" || stock === null) return "custom"
  return backorder && quantity > stock ? "custom" : "readymade"
}

/** Why this many units cannot be had, in SPEC §5's words; null when they can. `sentence` is the caller's form of the two-unit rule. */
export function refusalOf(quantity: number, available: Availability, sentence: () => string): string | null {
  if (quantity > BAG.maxUnitsPerLine) return sentence()
  if (quantity > mostUnits(available)) return bagSays.onlySoMany(Math.max(0, available.stock ?? 0))
  return null
}

/**
 * Adds a line. The same colourway in the same size raises the quantity instead, and is custom when either was (SPEC §4).
 * Gives the new lines, newest first, or the sentence that says why not.
 */
export function addLine(items: readonly BagItem[], line: BagItem, available: Availability): LineChange {
  const twin = items.find((item) => item.variantId === line.variantId && sameSize(item.size, line.size))
  const quantity = line.quantity + (twin?.quantity ?? 0)
  const refused = refusalOf(quantity, available, () => bagSays.lineIsFullOnProductPage(line.name, sizeName(line.size)))
  if (refused) return { refused }
  if (!twin) return { items: [line, ...items] }
  const custom = twin.orderType === "custom" || line.orderType === "custom" || orderTypeOf(line.size, quantity, available) === "custom"
  const merged: BagItem = { ...twin, price: line.price, quantity, orderType: custom ? "custom" : "readymade" }
  return { items: items.map((item) => (item === twin ? merged : item)) }
}

/** Sets the quantity of a line already in the bag. Lowering it is always allowed. */
export function changeQuantity(items: readonly BagItem[], bagItemId: string, quantity: number, available: Availability): LineChange {
  const line = items.find((item) => item.bagItemId === bagItemId)
  if (!line || quantity < 1) return { items: [...items] }
  const refused = quantity > line.quantity ? refusalOf(quantity, available, () => bagSays.lineIsFull(line.name, sizeName(line.size))) : null
  if (refused) return { refused }
  const changed: BagItem = { ...line, quantity, orderType: orderTypeOf(line.size, quantity, available) }
  return { items: items.map((item) => (item === line ? changed : item)) }
}
