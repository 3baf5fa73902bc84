import { colourwayRefusals, needsInWords } from "@silai/contracts/catalogue/messages"
import { type Refused, refuse } from "@silai/kit/refuse"
import { priceFault, type Priced } from "./colourway-checks"

/** A colourway before its price changes; `sale` is null when it has none, or it is over. */
export type PricedNow = Priced & { version: number; updatedBy: string; published: boolean; sized: boolean }
export type NewPrice = { version: number; price: number | null; basePrice: number | null }

/** Why a colourway cannot get this price, or null. Another person's change since `version` is not overwritten. */
export function repriceFault({ version, price, basePrice }: NewPrice, now: PricedNow | undefined): Refused | null {
  if (!now) return refuse(colourwayRefusals.colourway_gone)
  if (now.version !== version) return refuse(colourwayRefusals.changed_meanwhile, now.updatedBy)
  const fault = priceFault({ price, basePrice, sale: now.sale })
  if (fault) return fault
  if (!now.sized && price !== null) return refuse(colourwayRefusals.price_needs_size)
  return now.published && price === null ? refuse(colourwayRefusals.not_ready, needsInWords(["price"])) : null
}
