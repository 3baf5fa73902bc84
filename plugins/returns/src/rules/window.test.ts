import { expect, test } from "vitest"
import { askableSince, untilOf } from "@silai/contracts/returns/window"
import { dayInWords } from "./window"

test("includes the whole last day, by India's calendar, whatever the hour of the delivery", () => {
  const last = "2026-11-28T18:29:59.999Z"
  expect(untilOf(new Date("2026-11-20T18:30:00Z"), 7).toISOString()).toBe(last)
  expect(untilOf(new Date("2026-11-21T18:29:59Z"), 7).toISOString()).toBe(last)
  expect(untilOf(new Date("2026-11-21T18:30:00Z"), 7).toISOString()).toBe("2026-11-29T18:29:59.999Z")
  for (const now of ["2026-11-28T18:29:59.999Z", "2026-11-28T18:30:00Z"].map((text) => new Date(text)))
    for (const came of ["2026-11-20T18:29:59Z", "2026-11-20T18:30:00Z", "2026-11-21T18:29:59Z"].map(
      (text) => new Date(text),
    ))
      expect(came < askableSince(now, 7)).toBe(now > untilOf(came, 7))
  expect(dayInWords(new Date(last))).toBe("28 November 2026")
})
