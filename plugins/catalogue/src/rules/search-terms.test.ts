import { expect, test } from "vitest"
import { searchTerms } from "./search-terms"

const likes = (typed: string) => searchTerms(typed).near[0].values[0] as string[]

test("capitals, stray spaces and signs do not matter", () => {
  expect(searchTerms("  BLACK   shirt!! ").text).toBe("black shirt")
  expect(searchTerms(" -- %% ' ")).toMatchObject({ words: [], near: [] })
})

test("the beginning of a word finds it", () => {
  expect(likes("tro")).toEqual(["tro%", "% tro%"])
})

test("one slip is forgiven in a longer word, and a short word is taken as it stands", () => {
  expect(likes("shrit")).toContain("shirt%")
  expect(likes("trosers")).toContain("tro_sers%")
  expect(likes("trowsers")).toContain("tro_sers%")
  expect(likes("tre")).not.toContain("ter%")
  expect(searchTerms("tre").near[0].sql).not.toContain("<%")
})

test("pants are trousers, and a word that JavaScript knows is only a word", () => {
  expect(searchTerms("grey pants").text).toBe("grey trousers")
  expect(searchTerms("constructor").text).toBe("constructor")
})

test("what is typed is bound as a value and never becomes part of the statement", () => {
  const terms = searchTerms("x') or true -- 100%").near
  expect(terms.map(({ sql }) => sql).join()).not.toMatch(/true|100/)
  expect(terms.flatMap(({ sql }) => sql.match(/\?/g) ?? [])).toHaveLength(terms.flatMap(({ values }) => values).length)
})

test("words that only join others are not looked for, unless there are no others", () => {
  expect(["Shirts for men", "a men's shirt", "how do I return", "for men"].map((typed) => searchTerms(typed).text)).toEqual(["shirts", "shirt", "return", "for men"])
})

test("a whole paragraph counts with its first words only", () => {
  expect(searchTerms("q b c d e f g h i j")).toMatchObject({ text: "q b c d e f" })
})

test("a word is numbered by its place, once, with the words that it may have been meant as", () => {
  const { words } = searchTerms("black shrit black")
  expect(words.map(({ n, word }) => [n, word])).toEqual([[1, "black"], [2, "shrit"]])
  expect(words[1].slips).toContain("shirt%")
  expect(searchTerms("tre").words).toEqual([{ n: 1, word: "tre", slips: [] }])
})

test("nobody can type a pattern", () => {
  expect(likes("sh%rt_x\\")).toEqual(["sh%", "% sh%"])
})
