import { expect, test } from "vitest"
import { inRupees } from "./rupees"

test.each([
  [799, "₹799"],
  [0, "₹0"],
  [123_456, "₹1,23,456"],
  [598.5, "₹598.50"],
  [1_299.99, "₹1,299.99"],
  [0.1 + 0.2, "₹0.30"],
  [799.000_000_1, "₹799"],
  [-150.5, "-₹150.50"],
])("writes %s rupees as %s", (rupees, text) => {
  expect(inRupees(rupees)).toBe(text)
})
