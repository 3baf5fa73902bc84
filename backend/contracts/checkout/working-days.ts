import { DELIVERY_DAYS } from "./limits"

const DAY_MS = 86_400_000
const INDIA_AHEAD_MS = 5.5 * 3_600_000
const SUNDAY = 0

/** Today in India, counted in days since 1970. */
const dayIn = (ms: number) => Math.floor((ms + INDIA_AHEAD_MS) / DAY_MS)

/** The day `days` working days after an instant, in India; nobody works on a Sunday. */
export function workingDaysAfter(fromMs: number, days: number): Date {
  let day = dayIn(fromMs)
  for (let left = days; left > 0;) {
    day += 1
    if (new Date(day * DAY_MS).getUTCDay() !== SUNDAY) left -= 1
  }
  return new Date(day * DAY_MS)
}

/** Working days until an order leaves the workshop, made-to-measure included (requirements §1). */
export const daysToMake = (custom: boolean): { min: number; max: number } => {
  const { make, customExtra } = DELIVERY_DAYS
  return custom ? { min: make.min + customExtra.min, max: make.max + customExtra.max } : make
}

/** The last day on which an order leaves the workshop as it was promised: `2026-11-28`. */
export const leavesBy = (placedMs: number, custom: boolean): string =>
  workingDaysAfter(placedMs, daysToMake(custom).max).toISOString().slice(0, 10)

/** Days from today to a day, in India; negative when it is past. */
export const daysLeft = (day: string, nowMs: number): number => Date.parse(day) / DAY_MS - dayIn(nowMs)
