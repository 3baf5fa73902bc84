import type { BagItem } from "~/features/bag/bag-store"
import { call, CallRefused } from "~/lib/call"
import { sizeToSend, sizeWords } from "./bag-lines"
import { checkStock } from "./calls"

export type GoneLine = { bagItemId: string; name: string; size: string; image: string }
type Named = { variantId?: unknown; size?: unknown; bagItem?: { bagItemId?: unknown } | null }

/** The bag lines that a refusal's list names, by the line itself where it came along, else by goods and size. */
export function linesNamed(items: readonly BagItem[], named: unknown): GoneLine[] {
  if (!Array.isArray(named)) return []
  const isNamed = (item: BagItem) =>
    (named as Named[]).some(({ bagItem, variantId, size }) =>
      bagItem?.bagItemId
        ? bagItem.bagItemId === item.bagItemId
        : variantId === item.variantId && size === sizeWords(item.size),
    )
  return items
    .filter(isNamed)
    .map((item) => ({ bagItemId: item.bagItemId, name: item.name, size: sizeWords(item.size), image: item.image }))
}

/**
 * Which lines of the bag cannot be had. The till's refusal names them when stock was short; a style that was withdrawn is
 * found by the catalogue's stock check.
 */
export async function goneLines(refusal: CallRefused, items: readonly BagItem[]): Promise<GoneLine[]> {
  const told = linesNamed(items, refusal.more.outOfStockItems)
  if (told.length) return told
  const variants = items.map((item) => ({
    variantId: item.variantId,
    size: sizeToSend(item.size),
    quantity: item.quantity,
    bagItem: { bagItemId: item.bagItemId },
  }))
  try {
    await call(checkStock, { variants })
    return []
  } catch (cause) {
    return cause instanceof CallRefused ? linesNamed(items, cause.more.outOfStockItems) : []
  }
}
