import { SYNONYMS } from "@silai/contracts/catalogue/search-words"
import { expect, test } from "vitest"
import { partings, productWords, searchWords, typedWords } from "./search-terms"
import { present } from "@silai/contracts/present"

const words = searchWords
const slips = (word: string) => present(typedWords([word])[0], "a word").slips

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

test("reads the words for garments in Hindi letters, however they are encoded", () => {
  expect(words("काली शर्ट")).toEqual(["black", "shirt"])
  expect(["कमीज़", "कमीज\u093c", "पैंट"].map((typed) => words(typed).join(" "))).toEqual(["shirt", "shirt", "trousers"])
})

test("knows its synonyms in the form in which it reads what is typed", () => {
  for (const word of Object.keys(SYNONYMS)) expect(words(word), word).toEqual([SYNONYMS[word]])
})

test("reads pants as trousers, and a property name of JavaScript only as a word", () => {
  expect(words("grey pants")).toEqual(["grey", "trousers"])
  expect(words("constructor")).toEqual(["constructor"])
})

test("does not search for joining words, unless there are no others", () => {
  expect(
    ["Shirts for men", "a men's shirt", "how do I return", "for men", "लिनन की शर्ट"].map((typed) =>
      words(typed).join(" "),
    ),
  ).toEqual(["shirts", "shirt", "return", "for men", "linen shirt"])
})

test("uses only the first words of a whole paragraph", () => {
  expect(words("q b c d e f g h i j")).toEqual(["q", "b", "c", "d", "e", "f"])
})

test("numbers a word by its place, and counts it once", () => {
  expect(typedWords(words("black shrit black")).map(({ n, word }) => [n, word])).toEqual([
    [1, "black"],
    [2, "shrit"],
  ])
})

test("ignores a single letter next to longer words", () => {
  expect(["t-shirt", "t shirt", "tshirt", "black s", "q b"].map((typed) => words(typed).join(" "))).toEqual([
    "shirt",
    "shirt",
    "shirt",
    "black",
    "q b",
  ])
})

test("reads words of sizes apart from the others, and takes none for misspelt", () => {
  const read = (typed: string) => {
    const { words: others, sizes } = productWords(typed)
    return [others.join(" "), sizes.join(" ")]
  }
  expect(read("size L shirt")).toEqual(["shirt", "sizel"])
  expect(read("black shirt 40")).toEqual(["black shirt", "size40"])
  expect(read("2XL")).toEqual(["", "sizexxl"])
  expect(read("extra large, medium or small shirts")).toEqual(["or shirts", "sizexl sizem sizes"])
  expect(read("S")).toEqual(["s", ""])
  expect(read("size")).toEqual(["", ""])
  expect(read("size M")).toEqual(["", "sizem"])
  expect(["x-large", "x large", "X-LARGE"].map(read)).toEqual(Array(3).fill(["", "sizexl"]))
  expect(read("xx large")).toEqual(["", "sizexxl"])
  expect(typedWords(["shirt"], ["sizexl"]).map(({ n, slips: { length } }) => [n, length > 0])).toEqual([
    [1, true],
    [2, false],
  ])
})

test("reads a shopper's words for colours, kinds and parts of the body as the shop's", () => {
  const read = (typed: string) => productWords(typed)
  expect(read("black colour shirt")).toEqual(read("black shirt"))
  expect(read("white color shirts")).toEqual(read("white shirts"))
  expect(["34 waist trousers", "waist 34", "waist size 34"].map(read)).toEqual(Array(3).fill(read("trousers 34")))
  expect(read("chest 40")).toEqual(read("shirt 40"))
  expect(read("formals")).toEqual(read("formal"))
})

test("parts a long word wherever it may be two words joined", () => {
  expect(partings("bandcollar")).toContainEqual({ word: "bandcollar", head: "band", tail: "collar" })
  expect(partings("trouser")).toEqual([])
  expect(partings("x".repeat(100))).toEqual([])
})

test("never splits a letter of two units by a mistake, and takes an endless word literally", () => {
  const whole = (pattern: string) => !/\p{Surrogate}/u.test(pattern)
  expect(slips("𐌰𐌱𐌲")).toEqual([])
  expect(slips("𐌰𐌱𐌲𐌳𐌴")).toContain("𐌰𐌲𐌱𐌳𐌴%")
  expect(slips("𐌰𐌱𐌲𐌳𐌴").every(whole)).toBe(true)
  expect(slips("㌖".repeat(100))).toEqual([])
})

test("does not use typed pattern characters as a pattern", () => {
  expect(words("sh%rt_xy\\")).toEqual(["sh", "rt", "xy"])
})
