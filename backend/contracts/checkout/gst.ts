import { GST } from "./limits"

/** GST rate in percent of one piece at its tax-inclusive price in paise; the slab is by the price before tax, per piece. */
export function gstRateOf(unitPaise: number): number {
  const beforeTaxAtLow = unitPaise / (1 + GST.lowPercent / 100)
  return beforeTaxAtLow <= GST.lowUpToPaise ? GST.lowPercent : GST.highPercent
}

/** The highest tax-inclusive price, in paise, that is still taxed at the low rate. */
export const dearestAtLowGst = Math.floor(GST.lowUpToPaise * (1 + GST.lowPercent / 100))
