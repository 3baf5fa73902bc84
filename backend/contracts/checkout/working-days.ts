import { DAY_MS, dayInIndia, INDIA_AHEAD_MS } from "../india"
import { isOpenOn, type OpeningHours } from "../shop/opening-hours"
import { DELIVERY_DAYS } from "./limits"

/** The first and the last day, as `2026-11-25`: days in India. */
export type DaySpan = { from: string; to: string }

/** Working days; both ends included. */
export type Days = { min: number; max: number }

const SUNDAY = 0
const isSunday = (day: number) => new Date(day * DAY_MS).getUTCDay() === SUNDAY

/** The day `days` working days after an instant, in India; Sunday is no working day. */
function workingDayAfter(fromMs: number, days: number): string {
  let day = dayInIndia(fromMs)
  for (let left = days; left > 0;) {
    day += 1
    if (!isSunday(day)) left -= 1
  }
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** The first and last day of a delivery that takes so many working days. */
export const workingDaysAfter = (fromMs: number, { min, max }: Days): DaySpan => ({
  from: workingDayAfter(fromMs, min),
  to: workingDayAfter(fromMs, max),
})

export const plusDays = (one: Days, other: Days): Days => ({ min: one.min + other.min, max: one.max + other.max })

/** `queueDays`: how much later the workshop gets to it (`queueDaysOf`). */
type Making = { custom: boolean; queueDays?: number }

/** The same with the extra days of pieces made to measure, or made because none is left (requirements §1). */
export const withMaking = (days: Days, { custom, queueDays = 0 }: Making): Days =>
  custom ? plusDays(plusDays(days, DELIVERY_DAYS.customExtra), { min: queueDays, max: queueDays }) : days

/** Working days until an order leaves the workshop, made-to-measure included. */
export const daysToMake = (custom: boolean, queueDays = 0): Days =>
  withMaking(DELIVERY_DAYS.make, { custom, queueDays })

function closedWithin(hours: OpeningHours, fromMs: number, days: number): number {
  let [day, closed] = [dayInIndia(fromMs), 0]
  for (let left = days; left > 0 && closed < DELIVERY_DAYS.most;) {
    day += 1
    if (isSunday(day)) continue
    if (isOpenOn(hours, day)) left -= 1
    else closed += 1
  }
  return closed
}

/**
 * Working days by which the shop's holidays and closed weekdays delay what its workshop needs `making` for, begun at an instant.
 * They are added to the days of the whole delivery: a parcel that has left goes on. None for a shop that opens on Sundays only,
 * which says nothing of its workshop.
 */
export const closedDays = (hours: OpeningHours, fromMs: number, { min, max }: Days): Days =>
  hours.week.slice(0, 6).some((span) => span !== null)
    ? { min: closedWithin(hours, fromMs, min), max: closedWithin(hours, fromMs, max) }
    : { min: 0, max: 0 }

/**
 * The last day on which an order leaves the workshop as it was promised: `2026-11-28`. `delayDays`: what the workshop's queue and
 * the shop's closed days added.
 */
export const leavesBy = (placedMs: number, custom: boolean, delayDays = 0): string =>
  workingDayAfter(placedMs, daysToMake(custom).max + delayDays)

/**
 * Working days by which the workshop's queue delays a piece that is made: `pieces` wait, the new ones included, and its people sew
 * `perDay` of them together. 0 while all fit into the usual days, and where no one's day is limited: a promise is never shorter
 * than the usual one.
 */
export const queueDaysOf = ({ pieces, perDay }: { pieces: number; perDay: number }): number => {
  if (perDay <= 0) return 0
  const late = Math.ceil(pieces / perDay) - daysToMake(true).max
  return Math.min(DELIVERY_DAYS.most, Math.max(0, late))
}

/** Working days from today up to a day in India, both included; Sunday is none, and a past day has none. */
export function workingDaysUntil(day: string, nowMs: number): number {
  const [today, last] = [dayInIndia(nowMs), Date.parse(day) / DAY_MS]
  let days = 0
  for (let one = today; one <= last; one++) if (!isSunday(one)) days += 1
  return days
}

/**
 * Orders placed before this moment should have left the workshop, unless its queue delayed them: `leavesBy` of each is past. In
 * milliseconds.
 */
export function lateIfPlacedBefore(nowMs: number, custom: boolean): number {
  const today = dayInIndia(nowMs)
  const startOf = (day: number) => day * DAY_MS - INDIA_AHEAD_MS
  let day = today
  while (Date.parse(leavesBy(startOf(day), custom)) / DAY_MS >= today) day -= 1
  return startOf(day + 1)
}

/** Days from today to a day, in India; negative when it is past. */
export const daysLeft = (day: string, nowMs: number): number => Date.parse(day) / DAY_MS - dayInIndia(nowMs)
