import {
  type Days,
  type DaySpan,
  daysToMake,
  withMaking,
  workingDaysAfter,
} from "@silai/contracts/checkout/working-days"

/**
 * Working days until delivery, made-to-measure included (requirements §1). `road` is the reply of the PIN call, `queueDays` what
 * the workshop's queue adds to a piece that is made.
 */
export const daysToDoor = (road: Days, custom: boolean, queueDays = 0): Days => withMaking(road, { custom, queueDays })

/** Working days until an order can be collected at the shop. */
export const daysToCollect: (custom: boolean, queueDays?: number) => Days = daysToMake

const range = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" })

/** "25–28 Nov 2026" */
export const daysInWords = ({ from, to }: DaySpan): string =>
  range.formatRange(new Date(from), new Date(to)).replace(/\s*–\s*/, "–")

/** The days on which an order placed at `fromMs` is expected. */
export const expectedDays = (fromMs: number, days: Days): string => daysInWords(workingDaysAfter(fromMs, days))
