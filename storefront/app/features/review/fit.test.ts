import { expect, test } from "vitest"
import { fitOf } from "./fit"

test("shows the fit in percents, with the most frequent answer", () => {
  expect(fitOf({ small: 1, true: 2, large: 1 })).toEqual({
    small: 25,
    true: 50,
    large: 25,
    most: { name: "true", percentage: 50 },
  })
})

test("gives the middle for a tie, and nothing for no answers", () => {
  expect(fitOf({ small: 2, true: 2, large: 0 })?.most.name).toBe("true")
  expect(fitOf({ small: 0, true: 0, large: 0 })).toBe(null)
})
