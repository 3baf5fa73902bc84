import { expect, test } from "vitest"
import { DELIVERY_DAYS } from "./limits"
import { daysLeft, daysToMake, leavesBy } from "./working-days"

const { make, customExtra } = DELIVERY_DAYS
const saturdayEvening = Date.parse("2026-11-21T20:00:00+05:30")

test("what is cut to measure leaves the workshop as late as its extra days allow, and never on a Sunday", () => {
  expect(daysToMake(true).max).toBe(make.max + customExtra.max)
  // Six working days, from Monday on.
  expect(leavesBy(saturdayEvening, true)).toBe("2026-11-28")
  expect(leavesBy(Date.parse("2026-11-23T09:00:00+05:30"), true)).toBe("2026-11-30")
  expect(leavesBy(saturdayEvening, false)).toBe("2026-11-24")
})

test("days left are counted by the calendar in India, whatever the hour", () => {
  expect(daysLeft("2026-11-28", Date.parse("2026-11-28T00:10:00+05:30"))).toBe(0)
  expect(daysLeft("2026-11-28", Date.parse("2026-11-27T23:50:00+05:30"))).toBe(1)
  expect(daysLeft("2026-11-28", Date.parse("2026-11-30T09:00:00+05:30"))).toBe(-2)
})
