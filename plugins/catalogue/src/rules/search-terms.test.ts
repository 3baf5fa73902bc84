import { expect, test } from "vitest"
import { searchTerms } from "./search-terms"
import { present } from "@silai/contracts/present"

const words = (typed: string) => searchTerms(typed).map(({ word }) => word)
const slips = (typed: string) => present(searchTerms(typed)[0], "a word").slips

test("ignores capitals, stray spaces and signs", () => {
  expect(words("  BLACK   shirt!! ")).toEqual(["black", "shirt"])
  expect(words(" -- %% ' ")).toEqual([])
})

test("forgives one typing mistake in a longer word, and takes a short word literally", () => {
  expect(slips("shrit")).toContain("shirt%")
  expect(slips("trosers")).toContain("tro_sers%")
  expect(slips("trowsers")).toContain("tro_sers%")
  expect(slips("tre")).toEqual([])
})

test("reads pants as trousers, and a property name of JavaScript only as a word", () => {
  expect(words("grey pants")).toEqual(["grey", "trousers"])
  expect(words("constructor")).toEqual(["constructor"])
})

test("does not search for joining words, unless there are no others", () => {
  expect(
    ["Shirts for men", "a men's shirt", "how do I return", "for men"].map((typed) => words(typed).join(" ")),
  ).toEqual(["shirts", "shirt", "return", "for men"])
})

test("uses only the first words of a whole paragraph", () => {
  expect(words("q b c d e f g h i j")).toEqual(["q", "b", "c", "d", "e", "f"])
})

test("numbers a word by its place, and counts it once", () => {
  expect(searchTerms("black shrit black").map(({ n, word }) => [n, word])).toEqual([
    [1, "black"],
    [2, "shrit"],
  ])
})

test("never splits a letter of two units by a mistake, and takes an endless word literally", () => {
  const whole = (pattern: string) => !/\p{Surrogate}/u.test(pattern)
  expect(slips("𐌰𐌱𐌲")).toEqual([])
  expect(slips("𐌰𐌱𐌲𐌳𐌴")).toContain("𐌰𐌲𐌱𐌳𐌴%")
  expect(slips("𐌰𐌱𐌲𐌳𐌴").every(whole)).toBe(true)
  expect(slips("㌖".repeat(100))).toEqual([])
})

test("does not use typed pattern characters as a pattern", () => {
  expect(words("sh%rt_x\\")).toEqual(["sh", "rt", "x"])
})
