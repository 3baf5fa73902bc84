import { expect, test } from "vitest"
import { searchTerms } from "./search-terms"

const words = (typed: string) => searchTerms(typed).map(({ word }) => word)
const slips = (typed: string) => searchTerms(typed)[0].slips

test("capitals, stray spaces and signs do not matter", () => {
  expect(words("  BLACK   shirt!! ")).toEqual(["black", "shirt"])
  expect(words(" -- %% ' ")).toEqual([])
})

test("one slip is forgiven in a longer word, and a short word is taken as it stands", () => {
  expect(slips("shrit")).toContain("shirt%")
  expect(slips("trosers")).toContain("tro_sers%")
  expect(slips("trowsers")).toContain("tro_sers%")
  expect(slips("tre")).toEqual([])
})

test("pants are trousers, and a word that JavaScript knows is only a word", () => {
  expect(words("grey pants")).toEqual(["grey", "trousers"])
  expect(words("constructor")).toEqual(["constructor"])
})

test("words that only join others are not looked for, unless there are no others", () => {
  expect(
    ["Shirts for men", "a men's shirt", "how do I return", "for men"].map((typed) => words(typed).join(" ")),
  ).toEqual(["shirts", "shirt", "return", "for men"])
})

test("a whole paragraph counts with its first words only", () => {
  expect(words("q b c d e f g h i j")).toEqual(["q", "b", "c", "d", "e", "f"])
})

test("a word is numbered by its place, and counts once", () => {
  expect(searchTerms("black shrit black").map(({ n, word }) => [n, word])).toEqual([
    [1, "black"],
    [2, "shrit"],
  ])
})

test("a slip never parts a letter of two units, and an endless word is taken as it stands", () => {
  const whole = (pattern: string) => !/\p{Surrogate}/u.test(pattern)
  expect(slips("𐌰𐌱𐌲")).toEqual([])
  expect(slips("𐌰𐌱𐌲𐌳𐌴")).toContain("𐌰𐌲𐌱𐌳𐌴%")
  expect(slips("𐌰𐌱𐌲𐌳𐌴").every(whole)).toBe(true)
  expect(slips("㌖".repeat(100))).toEqual([])
})

test("nobody can type a pattern", () => {
  expect(words("sh%rt_x\\")).toEqual(["sh", "rt", "x"])
})
