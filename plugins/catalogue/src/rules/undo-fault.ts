import { colourwayRefusals } from "@silai/contracts/catalogue/messages"
import { toPaise } from "@silai/kit/money"
import { type Refused, refuse } from "@silai/kit/refuse"
import { type PricedNow, repriceFault } from "./reprice-fault"

/** A colourway's prices before and after a batch, in paise; null where it had none. */
export type BatchLine = {
  priceBefore: number | null
  baseBefore: number | null
  priceAfter: number | null
  baseAfter: number | null
}

const paise = (rupees: number | null) => (rupees === null ? null : toPaise(rupees))
const rupees = (amount: number | null) => (amount === null ? null : amount / 100)

/** Why a colourway cannot get back the prices that it had before the batch, or null. What was changed since is not overwritten. */
export function undoFault(line: BatchLine, now: PricedNow | undefined): Refused | null {
  if (!now) return refuse(colourwayRefusals.colourway_gone)
  if (paise(now.price) !== line.priceAfter || paise(now.basePrice) !== line.baseAfter)
    return refuse(colourwayRefusals.price_changed_since)
  const before = { version: now.version, price: rupees(line.priceBefore), basePrice: rupees(line.baseBefore) }
  return repriceFault(before, now)
}
