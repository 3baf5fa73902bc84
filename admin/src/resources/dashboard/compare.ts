import type { PeriodSums } from "@silai/contracts/notice/calls"

/** A part of a whole; null when there is no whole. */
const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)

/** The ratios of a period. */
export const ratiosOf = ({ orders, salesRupees, customOrders, visits, visitOrders }: PeriodSums) => ({
  average: shareOf(salesRupees, orders),
  made: shareOf(customOrders, orders),
  conversion: shareOf(visitOrders, visits),
})

/** The growth since before, as a fraction of it; null when there was nothing before. */
export const changeOf = (now: number, before: number): number | null => shareOf(now - before, before)
