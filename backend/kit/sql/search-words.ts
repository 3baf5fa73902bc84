import { phoneOf } from "@silai/contracts/account/phone"
import { oneLine } from "@silai/contracts/plain"
import { likeText } from "./like-text"

/** The words of a search in lower case, at most eight; a phone number with its +91 and spaces is one word. */
export function wordsOf(search: string | undefined): string[] {
  const text = oneLine(search ?? "").toLowerCase()
  const phone = phoneOf(text)
  return /^\d{4,}$/.test(phone) ? [phone] : text.split(/\s+/).filter(Boolean).slice(0, 8)
}

/** Shorter texts contain no trigram, which an index needs to find the middle of a word. */
export const SHORTEST_INSIDE = 3

/**
 * The words of a search as `like` patterns for a text in lower case with a blank before each of its words: two letters match the
 * start of a word; one would match nearly everyone, so it is dropped. Null when a word has no letter at all: it matches no one.
 */
export function wordPatterns(words: readonly string[]): string[] | null {
  const letters = words.map((word) => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0)
  if (letters.includes(0)) return null
  return words.flatMap((word, at) => {
    const count = letters[at] ?? 0
    if (count >= SHORTEST_INSIDE) return [likeText(word)]
    return count === 1 ? [] : [likeText(` ${word}`)]
  })
}
