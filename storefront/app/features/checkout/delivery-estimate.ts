import { DELIVERY_DAYS } from "@silai/contracts/checkout/limits"

export type Days = { min: number; max: number }

const DAY_MS = 86_400_000
const INDIA_AHEAD_MS = 5.5 * 3_600_000
const SUNDAY = 0

const plus = (a: Days, b: Days): Days => ({ min: a.min + b.min, max: a.max + b.max })

/** Working days until the parcel is at the door, made-to-measure included (SPEC §1). `road` is what the PIN call answers. */
export function daysToDoor(road: Days, custom: boolean): Days {
  return custom ? plus(road, DELIVERY_DAYS.customExtra) : road
}

/** Working days until an order waits in the shop. */
export function daysToCollect(custom: boolean): Days {
  return custom ? plus(DELIVERY_DAYS.make, DELIVERY_DAYS.customExtra) : DELIVERY_DAYS.make
}

/** The day that is `days` working days after an instant, in India; nobody sews or delivers on a Sunday. */
function workingDaysAfter(fromMs: number, days: number): Date {
  let day = Math.floor((fromMs + INDIA_AHEAD_MS) / DAY_MS)
  for (let left = days; left > 0;) {
    day += 1
    if (new Date(day * DAY_MS).getUTCDay() !== SUNDAY) left -= 1
  }
  return new Date(day * DAY_MS)
}

const range = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" })

/** "25–28 Nov 2026": the days on which an order given at `fromMs` is to be expected. */
export function expectedDays(fromMs: number, { min, max }: Days): string {
  return range.formatRange(workingDaysAfter(fromMs, min), workingDaysAfter(fromMs, max)).replace(/\s*–\s*/, "–")
}
