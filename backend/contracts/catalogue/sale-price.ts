import { priceFor } from "./percent-off"

/** How a sale lowers prices: by percent of the base price (with `toNine` down to the next ₹…9), or to one price in rupees. */
export type SaleRule = { percent: number; toNine: boolean } | { price: number }

type Everyday = { price: number | null; basePrice: number | null }

/** Why a colourway keeps its everyday price during a sale. */
type WhyNoSale = "no_price" | "not_lower"

/**
 * A colourway's price in a sale, in rupees. The percent is off the base price, as the shop shows it, and never off another sale's
 * price; a result that is not lower than the everyday price is no sale.
 */
export function salePrice(rule: SaleRule, { price, basePrice }: Everyday): number | WhyNoSale {
  if (price === null || basePrice === null) return "no_price"
  const wanted = "price" in rule ? rule.price : Math.max(1, priceFor(basePrice, rule.percent, rule))
  return Math.round(wanted * 100) < Math.round(price * 100) ? wanted : "not_lower"
}
