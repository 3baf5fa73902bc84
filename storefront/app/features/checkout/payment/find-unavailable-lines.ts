import { sizeNamed } from "@silai/contracts/catalogue/limits"
import type { BagItem } from "~/features/bag/bag-store"
import { call, CallRefused } from "~/lib/call"
import { sizeToSend } from "~/features/bag/lines-to-send"
import { sizeName } from "~/features/bag/rules"
import { checkStock } from "~/features/bag/calls"

export type UnavailableLine = { bagItemId: string; name: string; size: string; image: string }
type Named = { variantId?: unknown; size?: unknown; bagItem?: { bagItemId?: unknown } | null }

/** The bag lines in a refusal's list, matched by line id where there is one, else by goods and size. */
export function linesNamed(items: readonly BagItem[], named: unknown): UnavailableLine[] {
  if (!Array.isArray(named)) return []
  const isNamed = (item: BagItem) =>
    (named as Named[]).some(({ bagItem, variantId, size }) =>
      bagItem?.bagItemId
        ? bagItem.bagItemId === item.bagItemId
        : variantId === item.variantId && sizeNamed(String(size)) === sizeNamed(sizeName(item.size)),
    )
  return items
    .filter(isNamed)
    .map((item) => ({ bagItemId: item.bagItemId, name: item.name, size: sizeName(item.size), image: item.image }))
}

/**
 * The unavailable lines of the bag. The checkout's refusal names them when stock was short; the catalogue's stock check
 * finds a withdrawn style.
 */
export async function findUnavailableLines(
  refusal: CallRefused,
  items: readonly BagItem[],
): Promise<UnavailableLine[]> {
  const named = linesNamed(items, refusal.more.outOfStockItems)
  if (named.length) return named
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
