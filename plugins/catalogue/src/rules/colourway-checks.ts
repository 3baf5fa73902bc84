import { isMarketplaceLink } from "@silai/contracts/catalogue/limits"
import { colourwayRefusals } from "@silai/contracts/catalogue/messages"
import { toPaise } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"

export type Priced = { price: number | null; basePrice: number | null; sale: { price: number; from: string; to: string | null } | null }

/**
 * Prices in rupees that fit together: both or neither, base ≥ price, a sale lower than both and forwards in time.
 * @throws catalogue.price_missing, catalogue.base_below_price, catalogue.sale_not_lower, catalogue.sale_backwards
 */
export function checkPrices({ price, basePrice, sale }: Priced): void {
  if ((price === null) !== (basePrice === null)) throw refuse(colourwayRefusals.price_missing)
  if (price !== null && basePrice !== null && toPaise(basePrice) < toPaise(price)) throw refuse(colourwayRefusals.base_below_price)
  if (!sale) return
  if (price === null || toPaise(sale.price) >= toPaise(price)) throw refuse(colourwayRefusals.sale_not_lower)
  if (sale.to !== null && Date.parse(sale.to) <= Date.parse(sale.from)) throw refuse(colourwayRefusals.sale_backwards)
}

/** @throws catalogue.not_marketplace for a link that leads anywhere else than to the marketplace, over https. */
export function checkLink(link: string | null): void {
  if (link && !isMarketplaceLink(link)) throw refuse(colourwayRefusals.not_marketplace)
}
