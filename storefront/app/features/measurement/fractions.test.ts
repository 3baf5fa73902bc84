import { expect, test } from "vitest"
import { fractionOf, withFraction } from "./fractions"

test("lets a fraction be picked instead of typed", () => {
  expect([
    withFraction("38", 0.5),
    withFraction("38.75", 0.25),
    withFraction("38 ½", 0),
    withFraction("wide", 0.5),
  ]).toEqual(["38½", "38¼", "38", "wide"])
  expect([fractionOf("38"), fractionOf("38 ¾"), fractionOf("38.25"), fractionOf("38.3"), fractionOf("")]).toEqual([
    0,
    0.75,
    0.25,
    null,
    null,
  ])
})
