import { SEARCH_PAGES } from "@silai/contracts/catalogue/pages"
import type { PageResult } from "./search-result"
import type { TypedWord } from "./search-terms"

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const known = SEARCH_PAGES.map(({ name, description, url, words }) => ({ page: { name, description, url }, name: wordsOf(name), beside: wordsOf(`${description} ${words}`) }))

/** Begins with the word, or with what the word may have been meant as. */
const begins = ({ word, slips }: TypedWord) => new RegExp(`^(?:${[word, ...slips.map((pattern) => pattern.slice(0, -1).replaceAll("_", "."))].join("|")})`, "u")

/** The shop's own pages that every typed word leads to, those first that have most of the words in their name. */
export function pagesFound(typed: readonly TypedWord[]): PageResult[] {
  const patterns = typed.map(begins)
  const inAny = (words: readonly string[], pattern: RegExp) => words.some((word) => pattern.test(word))
  return known
    .filter(({ name, beside }) => patterns.every((pattern) => inAny(name, pattern) || inAny(beside, pattern)))
    .map(({ page, name }) => ({ page, named: patterns.filter((pattern) => inAny(name, pattern)).length }))
    .sort((a, b) => b.named - a.named)
    .map(({ page }) => page)
}
