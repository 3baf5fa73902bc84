import { expect, test } from "vitest"
import { dayInWords, untilOf } from "./window"

test("the last day counts whole, by India's calendar, whatever the hour of the delivery", () => {
  const last = "2026-11-28T18:29:59.999Z"
  expect(untilOf(new Date("2026-11-20T18:30:00Z"), 7).toISOString()).toBe(last)
  expect(untilOf(new Date("2026-11-21T18:29:59Z"), 7).toISOString()).toBe(last)
  expect(untilOf(new Date("2026-11-21T18:30:00Z"), 7).toISOString()).toBe("2026-11-29T18:29:59.999Z")
  expect(dayInWords(new Date(last))).toBe("28 November 2026")
})
