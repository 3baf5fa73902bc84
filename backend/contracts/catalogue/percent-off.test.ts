import { expect, test } from "vitest"
import { percentOff } from "./percent-off"

test("₹1,289 down to ₹799 is 38% off, and ₹1,599 down to ₹999 is 37%, never rounded up", () => {
  expect(percentOff(128900, 79900)).toBe(38)
  expect(percentOff(159900, 99900)).toBe(37)
})

test("a price that equals the base price, or a free piece, shows no discount", () => {
  expect(percentOff(79900, 79900)).toBe(0)
  expect(percentOff(0, 0)).toBe(0)
})
