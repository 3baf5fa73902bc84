import { expect, test } from "vitest"
import { fractionOf, inchesOf, inWords, withFraction } from "./inches"

test("reads inches as people write them", () => {
  const written = ["38", "38.5", "38,5", "38 1/2", "38-1/2", "38 - 1/2", "38½", "38 ½", "38 1⁄2", " 38 3/8 ", ".5", "1/2"]
  expect(written.map(inchesOf)).toEqual([38, 38.5, 38.5, 38.5, 38.5, 38.5, 38.5, 38.5, 38.5, 38.375, 0.5, 0.5])
})

test("makes nothing of what no tape says", () => {
  for (const typed of ["", "wide", "38in", "3 8", "1e1", "38 1/3", "38 5/4", "38 2/2", "38 1/", "38½½", "½38", "38.5 1/2", "38 1/0"]) expect([typed, inchesOf(typed)]).toEqual([typed, null])
})

test("a fraction can be picked instead of typed", () => {
  expect([withFraction("38", 0.5), withFraction("38.75", 0.25), withFraction("38 ½", 0), withFraction("wide", 0.5)]).toEqual(["38 ½", "38 ¼", "38", "wide"])
  expect([fractionOf("38"), fractionOf("38 ¾"), fractionOf("38.25"), fractionOf("38.3"), fractionOf("")]).toEqual([0, 0.75, 0.25, null, null])
})

test("kept inches are shown as a tailor reads them", () => {
  expect([38, 38.25, 15.5, 40.375].map(inWords)).toEqual(["38", "38 ¼", "15 ½", "40.375"])
})
