import { SEARCH_PAGES } from "@silai/contracts/catalogue/pages"
import type { PageResult } from "./search-result"
import type { TypedWord } from "./search-terms"

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const known = SEARCH_PAGES.map(({ name, description, url, words }) => ({
  page: { name, description, url },
  name: wordsOf(name),
  described: wordsOf(`${description} ${words}`),
}))

/**
 * Whether a word begins with the typed one, or with a corrected spelling of it. Every corrected spelling begins with
 * one of its first two letters.
 */
function begins({ word: [first, second], word, slips }: TypedWord): (known: string) => boolean {
  const pattern = new RegExp(
    `^(?:${[word, ...slips.map((slip) => slip.slice(0, -1).replaceAll("_", "."))].join("|")})`,
    "u",
  )
  return (known) => (known[0] === first || known[0] === second) && pattern.test(known)
}

/** The shop's own pages that match every typed word; those with the most words in their name come first. */
export function pagesFound(typed: readonly TypedWord[]): PageResult[] {
  if (!typed.length) return []
  const meant = typed.map(begins)
  return known
    .filter(({ name, described }) => meant.every((isMeant) => name.some(isMeant) || described.some(isMeant)))
    .map(({ page, name }) => ({ page, named: meant.filter((isMeant) => name.some(isMeant)).length }))
    .sort((a, b) => b.named - a.named)
    .map(({ page }) => page)
}
