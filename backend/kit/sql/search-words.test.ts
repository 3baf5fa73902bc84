import { expect, test } from "vitest"
import { everyTypedIn, everyWordIn, textPatterns, wordPatterns, wordsOf } from "./search-words"

test("searches word by word, but for a phone as one word, however it is written", () => {
  expect(wordsOf("  Gurpreet  KAUR ")).toEqual(["gurpreet", "kaur"])
  expect(wordsOf("+91 98765 43210")).toEqual(["9876543210"])
  expect(wordsOf("98765")).toEqual(["98765"])
  expect([wordsOf(""), wordsOf(undefined)]).toEqual([[], []])
  expect(wordsOf("a b c d e f g h i j")).toHaveLength(8)
})

test("matches two letters with the start of a word, one letter with everyone, and only signs with no one", () => {
  expect(wordPatterns(["gurpreet", "ka", "k"])).toEqual(["%gurpreet%", "% ka%"])
  expect([wordPatterns([]), wordPatterns(["%"]), wordPatterns(["kaur", "\\_"])]).toEqual([[], null, ["%kaur%"]])
})

test("matches each word of a search, but a number as one text, and few digits of one only as a number", () => {
  expect(textPatterns("Bina  TESTER", false)).toEqual(["%bina%", "%tester%"])
  expect(textPatterns("Tom & Co", false)).toEqual(["%tom%", "% co%"])
  expect(textPatterns("SL 12345", true)).toEqual(["%sl 12345%"])
  expect(["12", "--", "n", "n k"].map((search) => textPatterns(search, search === "12"))).toEqual([
    null,
    null,
    "every",
    "every",
  ])
})

test("finds two letters also at the beginning of the whole text", () => {
  expect(everyWordIn("lower(name)", "Fine Li")).toEqual({
    where: "(lower(name) like ?) and (lower(name) like ? or lower(name) like ?)",
    bindings: ["%fine%", "% li%", "li%"],
  })
  expect(["f", "%", "f g"].map((search) => everyWordIn("name", search))).toEqual([null, null, null])
})

test("matches every typed word of a small table anywhere, and everything without words", () => {
  expect(everyTypedIn("lower(name)", "sh T")).toEqual({
    where: "lower(name) like ? and lower(name) like ?",
    bindings: ["%sh%", "%t%"],
  })
  expect(everyTypedIn("lower(name)", undefined)).toEqual({ where: "true", bindings: [] })
})
