import { DELIVERY_DAYS } from "@silai/contracts/checkout/limits"

export type Days = { min: number; max: number }

const DAY_MS = 86_400_000
const INDIA_AHEAD_MS = 5.5 * 3_600_000
const SUNDAY = 0

const plus = (a: Days, b: Days): Days => ({ min: a.min + b.min, max: a.max + b.max })

/** Working days until delivery, made-to-measure included (requirements §1). `road` is the reply of the PIN call. */
export function daysToDoor(road: Days, custom: boolean): Days {
  return custom ? plus(road, DELIVERY_DAYS.customExtra) : road
}

/** Working days until an order can be collected at the shop. */
export function daysToCollect(custom: boolean): Days {
  return custom ? plus(DELIVERY_DAYS.make, DELIVERY_DAYS.customExtra) : DELIVERY_DAYS.make
}

/** The day `days` working days after an instant, in India; nobody works on a Sunday. */
function workingDaysAfter(fromMs: number, days: number): Date {
  let day = Math.floor((fromMs + INDIA_AHEAD_MS) / DAY_MS)
  for (let left = days; left > 0;) {
    day += 1
    if (new Date(day * DAY_MS).getUTCDay() !== SUNDAY) left -= 1
  }
  return new Date(day * DAY_MS)
}

const range = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" })

/** "25–28 Nov 2026": the days on which an order placed at `fromMs` is expected. */
export function expectedDays(fromMs: number, { min, max }: Days): string {
  return range.formatRange(workingDaysAfter(fromMs, min), workingDaysAfter(fromMs, max)).replace(/\s*–\s*/, "–")
}
