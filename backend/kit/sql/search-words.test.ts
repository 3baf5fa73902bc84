import { expect, test } from "vitest"
import { wordPatterns, wordsOf } from "./search-words"

test("searches word by word, but for a phone as one word, however it is written", () => {
  expect(wordsOf("  Gurpreet  KAUR ")).toEqual(["gurpreet", "kaur"])
  expect(wordsOf("+91 98765 43210")).toEqual(["9876543210"])
  expect(wordsOf("98765")).toEqual(["98765"])
  expect([wordsOf(""), wordsOf(undefined)]).toEqual([[], []])
  expect(wordsOf("a b c d e f g h i j")).toHaveLength(8)
})

test("matches two letters with the start of a word, one letter with everyone, and only signs with no one", () => {
  expect(wordPatterns(["gurpreet", "ka", "k"])).toEqual(["%gurpreet%", "% ka%"])
  expect([wordPatterns([]), wordPatterns(["%"]), wordPatterns(["kaur", "\\_"])]).toEqual([[], null, null])
})
