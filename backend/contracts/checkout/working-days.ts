import { DAY_MS, dayInIndia } from "../india"
import { DELIVERY_DAYS } from "./limits"

/** The first and the last day, as `2026-11-25`: days in India. */
export type DaySpan = { from: string; to: string }

/** Working days; both ends included. */
export type Days = { min: number; max: number }

const SUNDAY = 0

/** The day `days` working days after an instant, in India; nobody works on a Sunday. */
function workingDayAfter(fromMs: number, days: number): string {
  let day = dayInIndia(fromMs)
  for (let left = days; left > 0;) {
    day += 1
    if (new Date(day * DAY_MS).getUTCDay() !== SUNDAY) left -= 1
  }
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** The days between which something comes that takes so many working days. */
export const workingDaysAfter = (fromMs: number, { min, max }: Days): DaySpan => ({
  from: workingDayAfter(fromMs, min),
  to: workingDayAfter(fromMs, max),
})

export const plusDays = (one: Days, other: Days): Days => ({ min: one.min + other.min, max: one.max + other.max })

/** The same with the extra days of what is made to measure, or made because none is left (requirements §1). */
export const withMaking = (days: Days, made: { custom: boolean }): Days =>
  made.custom ? plusDays(days, DELIVERY_DAYS.customExtra) : days

/** Working days until an order leaves the workshop, made-to-measure included. */
export const daysToMake = (custom: boolean): Days => withMaking(DELIVERY_DAYS.make, { custom })

/** The last day on which an order leaves the workshop as it was promised: `2026-11-28`. */
export const leavesBy = (placedMs: number, custom: boolean): string => workingDayAfter(placedMs, daysToMake(custom).max)

/** Days from today to a day, in India; negative when it is past. */
export const daysLeft = (day: string, nowMs: number): number => Date.parse(day) / DAY_MS - dayInIndia(nowMs)
