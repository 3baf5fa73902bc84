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
 * start of a word; one would match nearly everyone, so it is dropped, like a word without any letter. Null when there are only such:
 * they match no one.
 */
export function wordPatterns(words: readonly string[]): string[] | null {
  if (words.length && words.every((word) => lettersIn(word) === 0)) return null
  return words.flatMap((word) => {
    const letters = lettersIn(word)
    if (letters >= SHORTEST_INSIDE) return [likeText(word)]
    return letters < 2 ? [] : [likeText(` ${word}`)]
  })
}

const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/**
 * The patterns of a search that may also be the number of a row (`isNumber`), which is then one text. "every" for one letter, which
 * would match nearly all; null where no text is meant: few digits of a number, or no letter.
 */
export function textPatterns(search: string, isNumber: boolean): string[] | "every" | null {
  const words = wordsOf(search)
  const text = words.join(" ")
  const letters = lettersIn(text)
  if (letters === 0 || (isNumber && letters < SHORTEST_INSIDE)) return null
  if (isNumber) return [likeText(text)]
  const patterns = wordPatterns(words)
  return patterns?.length ? patterns : "every"
}

/** A condition with its bindings. */
type Condition = { where: string; bindings: string[] }

/**
 * The condition that every word of a search is in a text: SQL in lower case, spelt as in its trigram index. Null when no word has two
 * letters.
 */
export function everyWordIn(text: string, search: string): Condition | null {
  const patterns = wordPatterns(wordsOf(search))
  if (!patterns?.length) return null
  // The first word of the text may have no blank before it.
  const spelt = patterns.map((pattern) => (pattern.startsWith("% ") ? [pattern, pattern.slice(2)] : [pattern]))
  return {
    where: spelt.map((each) => `(${each.map(() => `${text} like ?`).join(" or ")})`).join(" and "),
    bindings: spelt.flat(),
  }
}

/** The same for a table of some hundred rows, where words of one and two letters match anywhere. "true" without words. */
export function everyTypedIn(text: string, search: string | undefined): Condition {
  const words = wordsOf(search)
  return { where: words.map(() => `${text} like ?`).join(" and ") || "true", bindings: words.map(likeText) }
}
