/** Whole percent off, rounded down, so that the shop never promises more than it gives. */
export function percentOff(basePaise: number, pricePaise: number): number {
  return basePaise > pricePaise ? Math.floor(((basePaise - pricePaise) * 100) / basePaise) : 0
}

const hundredths = (percent: number) => Math.round(percent * 100)
const nineAtOrBelow = (rupees: number) => (rupees < 9 ? rupees : rupees - ((rupees + 1) % 10))

/**
 * The price in rupees at this discount: rounded down to a whole rupee (or to one that ends in 9), so that the shop shows at
 * least the percent.
 */
export function priceFor(base: number, percent: number, { toNine }: { toNine: boolean }): number {
  const price = Math.floor((base * (10_000 - hundredths(percent))) / 10_000)
  return toNine && percent > 0 ? nineAtOrBelow(price) : price
}
