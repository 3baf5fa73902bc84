import { expect, test } from "vitest"
import { inWords, rangeInWords } from "./counting"

test("writes small numbers in words, larger ones in figures", () => {
  expect([0, 2, 10, 11].map(inWords)).toEqual(["no", "two", "ten", "11"])
})

test("writes a range whose ends are the same as one number", () => {
  expect(rangeInWords({ min: 1, max: 4 })).toBe("1 to 4")
  expect(rangeInWords({ min: 3, max: 3 })).toBe("3")
})
