import { expect, test } from "vitest"
import { DAY_MS } from "../india"
import { DELIVERY_DAYS } from "./limits"
import { daysLeft, daysToMake, leavesBy } from "./working-days"

const { make, customExtra } = DELIVERY_DAYS
const isSunday = (day: number) => new Date(day).getUTCDay() === 0
/** Days after the first, up to the last, on which somebody works. */
function workedBetween(first: string, last: string): number {
  let worked = 0
  for (let day = Date.parse(first) + DAY_MS; day <= Date.parse(last); day += DAY_MS) worked += isSunday(day) ? 0 : 1
  return worked
}

test.each([
  ["2026-11-21", "2026-11-21T20:00:00+05:30"],
  ["2026-11-22", "2026-11-22T09:00:00+05:30"],
  ["2026-11-23", "2026-11-23T00:10:00+05:30"],
])("what is ordered on %s leaves the workshop as late as its days allow, and never on a Sunday", (day, at) => {
  expect(daysToMake(true).max).toBe(make.max + customExtra.max)
  for (const custom of [true, false]) {
    const last = leavesBy(Date.parse(at), custom)
    expect([workedBetween(day, last), isSunday(Date.parse(last))]).toEqual([daysToMake(custom).max, false])
  }
})

test("days left are counted by the calendar in India, whatever the hour", () => {
  expect(daysLeft("2026-11-28", Date.parse("2026-11-28T00:10:00+05:30"))).toBe(0)
  expect(daysLeft("2026-11-28", Date.parse("2026-11-27T23:50:00+05:30"))).toBe(1)
  expect(daysLeft("2026-11-28", Date.parse("2026-11-30T09:00:00+05:30"))).toBe(-2)
})
