import { SEARCH, SYNONYMS } from "@silai/contracts/catalogue/limits"

export type SearchTerm = { sql: string; values: unknown[] }

/** A word with two neighbouring letters swapped: the commonest slip that shared three-letter pieces do not see ("shrit"). */
const slips = (word: string) =>
  word.length < SEARCH.fuzzyFrom ? [] : Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2))

const literal = (word: string) => word.replace(/[\\%_]/g, "\\$&")

/**
 * What somebody typed, as one condition per word over `search_text`: the word begins a word of the text, or, from four letters on,
 * is nearly one. All must hold. Only letters and digits count; nothing typed becomes part of the statement.
 */
export function searchTerms(typed: string): { text: string; terms: SearchTerm[] } {
  const words = (typed.toLowerCase().normalize("NFKC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, SEARCH.maxWords).map((word) => (Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word] : word))
  return {
    text: words.join(" "),
    terms: words.map((word) => {
      const likes = [word, ...slips(word)].flatMap((one) => [`${literal(one)}%`, `% ${literal(one)}%`])
      return word.length < SEARCH.fuzzyFrom
        ? { sql: "search_text like any(?::text[])", values: [likes] }
        : { sql: "(search_text like any(?::text[]) or ? <% search_text)", values: [likes, word] }
    }),
  }
}
