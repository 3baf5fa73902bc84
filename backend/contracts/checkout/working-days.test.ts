import { expect, test } from "vitest"
import { DAY_MS } from "../india"
import { DELIVERY_DAYS } from "./limits"
import { FIRST_OPENING_HOURS, type OpeningHours } from "../shop/opening-hours"
import {
  closedDays,
  daysLeft,
  daysToMake,
  lateIfPlacedBefore,
  leavesBy,
  queueDaysOf,
  withMaking,
  workingDaysUntil,
} from "./working-days"

const { make, customExtra } = DELIVERY_DAYS
const isSunday = (day: number) => new Date(day).getUTCDay() === 0
/** Working days after the first, up to the last. */
function workedBetween(first: string, last: string): number {
  let worked = 0
  for (let day = Date.parse(first) + DAY_MS; day <= Date.parse(last); day += DAY_MS) worked += isSunday(day) ? 0 : 1
  return worked
}

test.each([
  ["2026-11-21", "2026-11-21T20:00:00+05:30"],
  ["2026-11-22", "2026-11-22T09:00:00+05:30"],
  ["2026-11-23", "2026-11-23T00:10:00+05:30"],
])("lets an order of %s leave the workshop as late as its days allow, and never on a Sunday", (day, at) => {
  expect(daysToMake(true).max).toBe(make.max + customExtra.max)
  for (const custom of [true, false]) {
    const last = leavesBy(Date.parse(at), custom)
    expect([workedBetween(day, last), isSunday(Date.parse(last))]).toEqual([daysToMake(custom).max, false])
  }
})

test("counts days left by the calendar in India, whatever the hour", () => {
  expect(daysLeft("2026-11-28", Date.parse("2026-11-28T00:10:00+05:30"))).toBe(0)
  expect(daysLeft("2026-11-28", Date.parse("2026-11-27T23:50:00+05:30"))).toBe(1)
  expect(daysLeft("2026-11-28", Date.parse("2026-11-30T09:00:00+05:30"))).toBe(-2)
})

test("promises a later day in a full workshop, by the extra days its people need, and never an earlier one", () => {
  const usual = daysToMake(true).max
  expect(queueDaysOf({ pieces: usual * 3, perDay: 3 })).toBe(0)
  expect(queueDaysOf({ pieces: usual * 3 + 1, perDay: 3 })).toBe(1)
  expect(queueDaysOf({ pieces: 1, perDay: 50 })).toBe(0)
  expect(queueDaysOf({ pieces: 5_000, perDay: 1 })).toBe(DELIVERY_DAYS.most)
  // No one's day is set: the promise is the usual one.
  expect(queueDaysOf({ pieces: 5_000, perDay: 0 })).toBe(0)
  for (let pieces = 0; pieces < 60; pieces++)
    for (const perDay of [0, 1, 4])
      expect(daysToMake(true, queueDaysOf({ pieces, perDay })).max).toBeGreaterThanOrEqual(usual)
})

test("delays pieces that are to be made by the queue, and no ready ones", () => {
  const road = { min: 2, max: 4 }
  expect(withMaking(road, { custom: true, queueDays: 3 })).toEqual({
    min: 2 + customExtra.min + 3,
    max: 4 + customExtra.max + 3,
  })
  expect(withMaking(road, { custom: false, queueDays: 3 })).toEqual(road)
})

test("delays what the workshop makes by holidays and closed weekdays, and not by Sundays", () => {
  const thursday = Date.parse("2026-11-26T10:00:00+05:30")
  const making = { min: 1, max: 3 }
  const none = { min: 0, max: 0 }
  const [day] = FIRST_OPENING_HOURS.week
  const closedFrom = (from: string, to: string) =>
    ({ ...FIRST_OPENING_HOURS, holidays: [{ from, to, name: "" }] }) as OpeningHours
  expect(closedDays(FIRST_OPENING_HOURS, thursday, making)).toEqual(none)
  // Friday and Saturday; the Sunday between has never counted.
  expect(closedDays(closedFrom("2026-11-27", "2026-11-29"), thursday, making)).toEqual({ min: 2, max: 2 })
  // After the first of the three days; and after all of them.
  expect(closedDays(closedFrom("2026-11-28", "2026-11-28"), thursday, making)).toEqual({ min: 0, max: 1 })
  expect(closedDays(closedFrom("2026-12-01", "2026-12-09"), thursday, making)).toEqual(none)
  const noMondays = { week: [null, day!, day!, day!, day!, day!, day!], holidays: [] }
  expect(closedDays(noMondays, thursday, making)).toEqual({ min: 0, max: 1 })
  const sundaysOnly = { week: [null, null, null, null, null, null, day!], holidays: [] }
  expect(closedDays(sundaysOnly, thursday, making)).toEqual(none)
  // A year's holiday by mistake promises no day of another year.
  expect(closedDays(closedFrom("2026-11-27", "2027-11-27"), thursday, making).max).toBe(DELIVERY_DAYS.most)
})

test("counts today and the last day as working days, and no Sunday", () => {
  const thursday = Date.parse("2026-11-26T10:00:00+05:30")
  const until = (day: string) => workingDaysUntil(day, thursday)
  expect(["2026-11-25", "2026-11-26", "2026-11-28", "2026-11-29", "2026-11-30"].map(until)).toEqual([0, 1, 3, 3, 4])
})
test.each(["2026-11-21T00:00:00+05:30", "2026-11-23T12:00:00+05:30", "2026-11-29T23:59:59+05:30"])(
  "counts orders whose last day is past as late at %s, to the second",
  (at) => {
    const now = Date.parse(at)
    for (const custom of [true, false]) {
      const border = lateIfPlacedBefore(now, custom)
      const isLate = (placed: number) => daysLeft(leavesBy(placed, custom), now) < 0
      expect([isLate(border - 1), isLate(border), isLate(border - 9 * DAY_MS)]).toEqual([true, false, true])
    }
  },
)
