import { expect, test } from "vitest"
import { searchTerms } from "./search-terms"
import { present } from "@silai/contracts/present"

const words = (typed: string) => searchTerms(typed).map(({ word }) => word)
const slips = (typed: string) => present(searchTerms(typed)[0], "a word").slips

test("capitals, stray spaces and signs do not matter", () => {
  expect(words("  BLACK   shirt!! ")).toEqual(["black", "shirt"])
  expect(words(" -- %% ' ")).toEqual([])
})

test("one slip is forgiven in a longer word, and a short word is taken as typed", () => {
  expect(slips("shrit")).toContain("shirt%")
  expect(slips("trosers")).toContain("tro_sers%")
  expect(slips("trowsers")).toContain("tro_sers%")
  expect(slips("tre")).toEqual([])
})

test("pants are trousers, and a property name of JavaScript is only a word", () => {
  expect(words("grey pants")).toEqual(["grey", "trousers"])
  expect(words("constructor")).toEqual(["constructor"])
})

test("joining words are not searched for, unless there are no others", () => {
  expect(
    ["Shirts for men", "a men's shirt", "how do I return", "for men"].map((typed) => words(typed).join(" ")),
  ).toEqual(["shirts", "shirt", "return", "for men"])
})

test("of a whole paragraph only the first words count", () => {
  expect(words("q b c d e f g h i j")).toEqual(["q", "b", "c", "d", "e", "f"])
})

test("a word is numbered by its place, and counts once", () => {
  expect(searchTerms("black shrit black").map(({ n, word }) => [n, word])).toEqual([
    [1, "black"],
    [2, "shrit"],
  ])
})

test("a slip never parts a letter of two units, and an endless word is taken as typed", () => {
  const whole = (pattern: string) => !/\p{Surrogate}/u.test(pattern)
  expect(slips("𐌰𐌱𐌲")).toEqual([])
  expect(slips("𐌰𐌱𐌲𐌳𐌴")).toContain("𐌰𐌲𐌱𐌳𐌴%")
  expect(slips("𐌰𐌱𐌲𐌳𐌴").every(whole)).toBe(true)
  expect(slips("㌖".repeat(100))).toEqual([])
})

test("a typed pattern is not used as one", () => {
  expect(words("sh%rt_x\\")).toEqual(["sh", "rt", "x"])
})
