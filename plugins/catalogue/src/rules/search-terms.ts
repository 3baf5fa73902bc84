import { SEARCH } from "@silai/contracts/catalogue/limits"
import { FILLERS, SYNONYMS } from "@silai/contracts/catalogue/search-words"

export type Condition = { sql: string; values: unknown[] }
/** One typed word, its number among the words, and the patterns that it may have been meant as; none for a short word. */
export type TypedWord = { n: number; word: string; slips: string[] }

/**
 * A word with one slip of the finger put right, as patterns: two letters swapped ("shrit"), one left out ("trosers"), one wrong
 * ("trowsers"). Shared three-letter pieces alone forgive too little in the middle of a word. In a word of
 * four letters any letter in one place would fit too much: a suit is no shirt.
 */
function slips(word: string): string[] {
  if (word.length < SEARCH.fuzzyFrom) return []
  const places = Array.from({ length: word.length - 1 }, (_, at) => at + 1)
  return places.flatMap((at) => [
    word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1),
    `${word.slice(0, at)}_${word.slice(at)}`,
    ...(word.length > SEARCH.fuzzyFrom ? [`${word.slice(0, at)}_${word.slice(at + 1)}`] : []),
  ])
}

const beginning = (words: readonly string[]) => words.flatMap((word) => [`${word}%`, `% ${word}%`])
const anyOf: (likes: string[]) => Condition = (likes) => ({ sql: "search_text like any(?::text[])", values: [likes] })

/**
 * What somebody typed: its words with their slips, for the products' own words, and conditions per word over a page's `search_text`:
 * the word begins a word of the text, or, from four letters on, is nearly one. All words must hold. Only letters and digits count,
 * so that no pattern can be typed; nothing becomes part of the statement. "Shirts for men" are shirts.
 */
export function searchTerms(typed: string): { text: string; words: TypedWord[]; near: Condition[] } {
  const found = typed.toLowerCase().normalize("NFKC").replace(/(\p{L})['’]s\b/gu, "$1s").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const meant = found.filter((word) => !FILLERS.includes(word))
  const words = (meant.length ? meant : found).slice(0, SEARCH.maxWords).map((word) => (Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word] : word))
  const near = (word: string): Condition =>
    word.length < SEARCH.fuzzyFrom
      ? anyOf(beginning([word]))
      : { sql: "(search_text like any(?::text[]) or ? <% search_text)", values: [beginning([word, ...slips(word)]), word] }
  return {
    text: words.join(" "), near: words.map(near),
    words: [...new Set(words)].map((word, at) => ({ n: at + 1, word, slips: slips(word).map((pattern) => `${pattern}%`) })),
  }
}
