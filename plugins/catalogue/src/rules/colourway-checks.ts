import { isMarketplaceLink } from "@silai/contracts/catalogue/limits"
import { colourwayRefusals } from "@silai/contracts/catalogue/messages"
import { toPaise } from "@silai/kit/money"
import { type Refused, refuse } from "@silai/kit/refuse"

export type Priced = {
  price: number | null
  basePrice: number | null
  sale: { price: number; from: string; to: string | null } | null
}

/**
 * The first contradiction among prices in rupees, or null: both or neither are given, base ≥ price, and a sale is lower
 * than both and ends after it begins.
 */
export function priceFault({ price, basePrice, sale }: Priced): Refused | null {
  if ((price === null) !== (basePrice === null)) return refuse(colourwayRefusals.price_missing)
  if (price !== null && basePrice !== null && toPaise(basePrice) < toPaise(price))
    return refuse(colourwayRefusals.base_below_price)
  if (!sale) return null
  if (price === null || toPaise(sale.price) >= toPaise(price)) return refuse(colourwayRefusals.sale_not_lower)
  return sale.to !== null && Date.parse(sale.to) <= Date.parse(sale.from)
    ? refuse(colourwayRefusals.sale_backwards)
    : null
}

/** @throws catalogue.price_missing, catalogue.base_below_price, catalogue.sale_not_lower, catalogue.sale_backwards */
export function checkPrices(prices: Priced): void {
  const fault = priceFault(prices)
  if (fault) throw fault
}

/** @throws catalogue.not_marketplace for a link to anything but the marketplace over https. */
export function checkLink(link: string | null): void {
  if (link && !isMarketplaceLink(link)) throw refuse(colourwayRefusals.not_marketplace)
}
