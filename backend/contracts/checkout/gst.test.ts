import { expect, test } from "vitest"
import { dearestAtLowGst, gstRateOf } from "./gst"

test("taxes a piece of ₹2,500 before tax, ₹2,625 with it, at 5 %, and a paisa more at 18 %", () => {
  expect(dearestAtLowGst).toBe(262_500)
  expect([gstRateOf(79_900), gstRateOf(dearestAtLowGst), gstRateOf(dearestAtLowGst + 1)]).toEqual([5, 5, 18])
})
