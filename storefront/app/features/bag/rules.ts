import { CUSTOM_SIZE } from "@silai/contracts/bag/limits"
import { bagMessages } from "@silai/contracts/bag/messages"
import { goodsKey } from "@silai/contracts/bag/same-goods"
import { orderTypeOf, refusalOf, type Availability } from "@silai/contracts/bag/units"
import type { BagChange, BagItem } from "./bag-store"

export type LineChange = { items: BagItem[] } | { refused: string }

/** The size as text. */
export function sizeName(size: BagItem["size"]): string {
  return typeof size === "string" ? size : CUSTOM_SIZE
}

/** The size within a sentence: "Size M", or "Custom Size". */
export function sizeWords(size: BagItem["size"]): string {
  return typeof size === "string" ? `Size ${size}` : CUSTOM_SIZE
}

/** A bag after a change, or the refusal's sentence. */
export function applied(items: readonly BagItem[], change: BagChange): LineChange {
  if (change.kind === "add") return addLine(items, change.line, change.available)
  if (change.kind === "restore") return { items: restored(items, change.line) }
  if (change.kind === "quantity") return changeQuantity(items, change.id, change.quantity, change.available)
  return { items: items.filter(({ bagItemId }) => bagItemId !== change.id) }
}

/**
 * Adds a line. The same colourway in the same size raises the quantity instead, and is custom when either was
 * (requirements §4). Returns the new lines, newest first, or the refusal's sentence.
 */
export function addLine(items: readonly BagItem[], line: BagItem, available: Availability): LineChange {
  const twin = items.find((item) => item.variantId === line.variantId && goodsKey(item.size) === goodsKey(line.size))
  const quantity = line.quantity + (twin?.quantity ?? 0)
  const refused = refusalOf(quantity, available, () =>
    bagMessages.lineIsFullOnProductPage(line.name, sizeName(line.size)),
  )
  if (refused) return { refused }
  if (!twin) return { items: [line, ...items] }
  const custom =
    twin.orderType === "custom" ||
    line.orderType === "custom" ||
    orderTypeOf(line.size, quantity, available) === "custom"
  const merged: BagItem = {
    ...twin,
    price: line.price,
    seenPrice: null,
    quantity,
    orderType: custom ? "custom" : "readymade",
  }
  return { items: items.map((item) => (item === twin ? merged : item)) }
}

/** Newest first. If the shopper has added the same goods again, that line stays as it is. */
function restored(items: readonly BagItem[], line: BagItem): BagItem[] {
  if (items.some((item) => item.variantId === line.variantId && goodsKey(item.size) === goodsKey(line.size)))
    return [...items]
  const older = items.findIndex(({ addedAt }) => addedAt < line.addedAt)
  return items.toSpliced(older < 0 ? items.length : older, 0, line)
}

/** Sets the quantity of a line already in the bag. Lowering it is always allowed. */
export function changeQuantity(
  items: readonly BagItem[],
  bagItemId: string,
  quantity: number,
  available: Availability,
): LineChange {
  const line = items.find((item) => item.bagItemId === bagItemId)
  if (!line || quantity < 1) return { items: [...items] }
  const refused =
    quantity > line.quantity
      ? refusalOf(quantity, available, () => bagMessages.lineIsFull(line.name, sizeName(line.size)))
      : null
  if (refused) return { refused }
  const changed: BagItem = { ...line, quantity, orderType: orderTypeOf(line.size, quantity, available) }
  return { items: items.map((item) => (item === line ? changed : item)) }
}
