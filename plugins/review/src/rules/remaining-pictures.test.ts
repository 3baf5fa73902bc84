import { reviewImageName } from "@silai/contracts/review/limits"
import { expect, test } from "vitest"
import { remainingIds } from "./remaining-pictures"

test("reads pictures to keep from a list with commas; an empty text keeps none, and an absent field keeps all", () => {
  expect(remainingIds(`${reviewImageName("rvi_A")}, ${reviewImageName("rvi_B")}`)).toEqual(["rvi_A", "rvi_B"])
  expect(remainingIds("rvi_A,rvi_A")).toEqual(["rvi_A"])
  expect(remainingIds("")).toEqual([])
  expect(remainingIds(undefined)).toBe(null)
})
