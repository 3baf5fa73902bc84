import { SEARCH } from "@silai/contracts/catalogue/limits"
import {
  COLOUR_FILLERS,
  FILLERS,
  SIZE_FILLERS,
  sizeWord,
  SYNONYMS,
  WORN_AT,
} from "@silai/contracts/catalogue/search-words"

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

/** Words as the search takes them; sizes, which are never misspelt, follow. */
export const typedWords = (words: readonly string[], sizes: readonly string[] = []): TypedWord[] =>
  [
    ...words.map((word) => ({ word, slips: slips(word).map((pattern) => `${pattern}%`) })),
    ...sizes.map((word) => ({ word, slips: [] })),
  ].map((one, at) => ({ n: at + 1, ...one }))

/** The first few words that are no fillers. Only letters and digits count, so that no pattern can be injected. */
function meantWords(typed: string): string[] {
  const found =
    typed
      .toLowerCase()
      .normalize("NFKC")
      .replace(/(\p{L})['’]s\b/gu, "$1s")
      .replace(/\b(?:extra|(x{1,3}))[\s-]+(?=large|small)/g, (_, times?: string) => times ?? "x")
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const meant = found.filter((word) => !FILLERS.includes(word))
  return (meant.length ? meant : found).slice(0, SEARCH.maxWords)
}

/** Each word once, in our words. Next to longer words a single letter is ignored: the t of a t-shirt finds trousers. */
function ourWords(words: readonly string[]): string[] {
  const longer = words.filter((word) => !/^[a-z\d]$/.test(word))
  const said = longer.length ? longer : words
  return [...new Set(said.map((word) => (Object.hasOwn(SYNONYMS, word) ? (SYNONYMS[word] ?? word) : word)))]
}

/** The first few words of a search, each once: "shirts for men" are shirts. */
export const searchWords = (typed: string): string[] => ourWords(meantWords(typed))

/** The same for products, with the sizes among them apart. */
export function productWords(typed: string): { words: string[]; sizes: string[] } {
  const said = meantWords(typed)
  const meant = said
    .filter((word) => !SIZE_FILLERS.includes(word) && !COLOUR_FILLERS.includes(word))
    .map((word) => (Object.hasOwn(WORN_AT, word) ? (WORN_AT[word] ?? word) : word))
  // A letter that is typed alone is the beginning of a word; that of "size M" is a size.
  const isSize = meant.join("").length > 1 || said.some((word) => SIZE_FILLERS.includes(word))
  const sizes = isSize ? meant.map(sizeWord) : []
  return {
    words: ourWords(meant.filter((_, at) => !sizes[at])),
    sizes: [...new Set(sizes.filter((size) => size !== null))],
  }
}

/** Shorter parts are parts of too many words. */
const SHORTEST_PART = 4
/** A joined word in two, for each place where it may be joined ("bandcollar": "band", "collar"); none for a short one. */
export function partings(word: string): { word: string; head: string; tail: string }[] {
  const letters = [...word]
  if (letters.length > SEARCH.fuzzyUpTo) return []
  return Array.from({ length: Math.max(0, letters.length - 2 * SHORTEST_PART + 1) }, (_, at) => ({
    word,
    head: letters.slice(0, at + SHORTEST_PART).join(""),
    tail: letters.slice(at + SHORTEST_PART).join(""),
  }))
}
