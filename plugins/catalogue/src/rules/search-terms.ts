import { SEARCH, SYNONYMS } from "@silai/contracts/catalogue/limits"

export type SearchTerm = { sql: string; values: unknown[] }

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

/**
 * What somebody typed, as one condition per word over `search_text`: the word begins a word of the text, or, from four letters on,
 * is nearly one. All must hold. Only letters and digits count, so that no pattern can be typed; nothing typed becomes part of the statement.
 */
export function searchTerms(typed: string): { text: string; terms: SearchTerm[] } {
  const words = (typed.toLowerCase().normalize("NFKC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, SEARCH.maxWords).map((word) => (Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word] : word))
  return {
    text: words.join(" "),
    terms: words.map((word) => {
      const likes = [word, ...slips(word)].flatMap((one) => [`${one}%`, `% ${one}%`])
      return word.length < SEARCH.fuzzyFrom
        ? { sql: "search_text like any(?::text[])", values: [likes] }
        : { sql: "(search_text like any(?::text[]) or ? <% search_text)", values: [likes, word] }
    }),
  }
}
