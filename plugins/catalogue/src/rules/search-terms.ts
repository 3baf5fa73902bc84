import { SEARCH } from "@silai/contracts/catalogue/limits"
import { FILLERS, SYNONYMS } from "@silai/contracts/catalogue/search-words"

/**
 * One typed word, its number among the words, and patterns (for SQL's `like`) of its likely corrections; none for a
 * short word.
 */
export type TypedWord = { n: number; word: string; slips: string[] }

/**
 * Corrections of a word with one typing error, as patterns: two letters swapped ("shrit"), one left out ("trosers"),
 * one wrong ("trowsers"). Trigrams alone miss errors in the middle of a word. In a word of four letters a wildcard in
 * any place would match too much: a suit is not a shirt. Iterates over code points, not UTF-16 units: half a letter is
 * invalid text to the database.
 */
function slips(word: string): string[] {
  const letters = [...word]
  if (letters.length < SEARCH.fuzzyFrom || letters.length > SEARCH.fuzzyUpTo) return []
  const part = (from: number, to?: number) => letters.slice(from, to).join("")
  const places = Array.from({ length: letters.length - 1 }, (_, at) => at + 1)
  return places.flatMap((at) => [
    part(0, at - 1) + letters[at] + letters[at - 1] + part(at + 1),
    `${part(0, at)}_${part(at)}`,
    ...(letters.length > SEARCH.fuzzyFrom ? [`${part(0, at)}_${part(at + 1)}`] : []),
  ])
}

/**
 * The first few words of a search, numbered, each once, with their corrections. Only letters and digits count, so that
 * no pattern can be injected. "Shirts for men" are shirts.
 */
export function searchTerms(typed: string): TypedWord[] {
  const found =
    typed
      .toLowerCase()
      .normalize("NFKC")
      .replace(/(\p{L})['’]s\b/gu, "$1s")
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const meant = found.filter((word) => !FILLERS.includes(word))
  const words = (meant.length ? meant : found)
    .slice(0, SEARCH.maxWords)
    .map((word) => (Object.hasOwn(SYNONYMS, word) ? (SYNONYMS[word] ?? word) : word))
  return [...new Set(words)].map((word, at) => ({
    n: at + 1,
    word,
    slips: slips(word).map((pattern) => `${pattern}%`),
  }))
}
