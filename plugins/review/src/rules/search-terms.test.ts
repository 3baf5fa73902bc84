import { expect, test } from "vitest"
import { patternsOf } from "./search-terms"

test("finds three letters anywhere, two at the beginning of a word, and only signs nowhere", () => {
  expect(patternsOf("fine SHIRT")).toEqual(["%fine shirt%"])
  expect(patternsOf("Fi")).toEqual(["% fi%", "fi%"])
  expect(patternsOf("f")).toBeNull()
  expect(patternsOf("%")).toEqual([])
})
