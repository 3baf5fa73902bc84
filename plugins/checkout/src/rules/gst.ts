import { GST } from "@silai/contracts/checkout/limits"

/** GST rate in percent of one piece at its tax-inclusive price in paise; the slab is by the price before tax, per piece. */
export function gstRateOf(unitPaise: number): number {
  const beforeTaxAtLow = unitPaise / (1 + GST.lowPercent / 100)
  return beforeTaxAtLow <= GST.lowUpToPaise ? GST.lowPercent : GST.highPercent
}
