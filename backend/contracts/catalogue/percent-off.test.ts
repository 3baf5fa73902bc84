import { expect, test } from "vitest"
import { percentOff } from "./percent-off"

test("shows ₹1,289 down to ₹799 as 38% off, and ₹1,599 down to ₹999 as 37%, never rounded up", () => {
  expect(percentOff(128900, 79900)).toBe(38)
  expect(percentOff(159900, 99900)).toBe(37)
})

test("shows no discount for a price that equals the base price, or for a free piece", () => {
  expect(percentOff(79900, 79900)).toBe(0)
  expect(percentOff(0, 0)).toBe(0)
})
