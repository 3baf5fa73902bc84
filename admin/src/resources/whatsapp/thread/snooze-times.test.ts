import { expect, test } from "vitest"
import { snoozeTimes } from "./snooze-times"

const timesAt = (now: string) => Object.fromEntries(snoozeTimes(Date.parse(now)).map(({ key, until }) => [key, until]))

test("reopens a chat in an hour, this evening, tomorrow morning or on Monday, by the shop's clock", () => {
  // A Thursday, 10:00 in India.
  expect(timesAt("2026-11-26T04:30:00Z")).toEqual({
    hour: "2026-11-26T05:30:00.000Z",
    evening: "2026-11-26T12:30:00.000Z",
    morning: "2026-11-27T03:30:00.000Z",
    monday: "2026-11-30T03:30:00.000Z",
  })
})

test("offers no evening late in the day, and counts the time after midnight in India as the next day", () => {
  const late = timesAt("2026-11-26T19:00:00Z")
  expect(late.evening).toBe("2026-11-27T12:30:00.000Z")
  expect(late.morning).toBe("2026-11-28T03:30:00.000Z")
  expect(timesAt("2026-11-26T12:00:00Z")).not.toHaveProperty("evening")
})

test("means the Monday in a week when today is Monday", () => {
  expect(timesAt("2026-11-30T04:30:00Z").monday).toBe("2026-12-07T03:30:00.000Z")
  expect(timesAt("2026-11-29T04:30:00Z").monday).toBe("2026-11-30T03:30:00.000Z")
})
