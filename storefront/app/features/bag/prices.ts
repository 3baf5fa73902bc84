import type { BagItem } from "./bag-store"
import { sizeName } from "./rules"

/** A current catalogue price, in rupees; `size` is the catalogue's label, or null for the whole colourway. */
export type CurrentPrice = { variantId: string; size: string | null; price: number; basePrice: number }

/** The current price of a bag line. The catalogue's label of a made-to-measure size differs from the bag's. */
export function priceNow(
  item: Pick<BagItem, "variantId" | "size">,
  prices: readonly CurrentPrice[],
): CurrentPrice | undefined {
  const mine = prices.filter(({ variantId }) => variantId === item.variantId)
  const label = sizeName(item.size)
  const custom = typeof item.size !== "string"
  return mine.find(({ size }) => (custom ? (size ?? "").startsWith("Custom") : size === label)) ?? mine[0]
}

/** `delivery` is null until its fee is known; the total is without it then. */
export type Totals = { items: number; saved: number; delivery: number | null; total: number }

/**
 * The sum of the lines, and the saving. Rupees, summed in paise so that no fraction is lost. Also serialised as text
 * (`prehydration/draw-bag.ts`): it uses nothing from outside.
 */
export function sumsOf(
  lines: readonly Pick<BagItem, "price" | "basePrice" | "quantity">[],
): Pick<Totals, "items" | "saved"> {
  const paise = (rupees: number) => Math.round(rupees * 100)
  let items = 0
  let saved = 0
  for (const { price, basePrice = price, quantity } of lines) {
    items += paise(price) * quantity
    saved += Math.max(0, paise(basePrice) - paise(price)) * quantity
  }
  return { items: items / 100, saved: saved / 100 }
}

/**
 * Rupees. Until the catalogue's prices are loaded, the bag's own are used. `delivery` is the fee of the chosen shipping
 * option, null while it is unknown.
 */
export function totalsOf(items: readonly BagItem[], prices: readonly CurrentPrice[], delivery: number | null): Totals {
  const sums = sumsOf(
    items.map(({ price, basePrice, quantity, ...names }) => ({
      price,
      quantity,
      basePrice: priceNow(names, prices)?.basePrice ?? basePrice,
    })),
  )
  return { ...sums, delivery, total: (Math.round(sums.items * 100) + Math.round((delivery ?? 0) * 100)) / 100 }
}
