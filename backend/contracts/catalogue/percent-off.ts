/** Whole percent off, rounded down, so that the shop never promises more than it gives. */
export function percentOff(basePaise: number, pricePaise: number): number {
  return basePaise > pricePaise ? Math.floor(((basePaise - pricePaise) * 100) / basePaise) : 0
}
