import { phoneOf } from "@silai/contracts/account/phone"
import { ORDER_NUMBER } from "@silai/contracts/order/limits"
import { likeText } from "@silai/kit/like-text"

/** The text pattern and order number of a search. */
export type Searched = { pattern: string | null; number: number | null }

/** Shorter texts contain no trigram, which the index needs to find the middle of a word. */
const shortest = 3
/** "SL-3", "SL 000003", "sl3", "#000003" and "3": an order's number as people write it. */
const numbered = /^#?\s*(?:sl)?[\s-]*(\d+)$/i

/**
 * The condition of a search. "12" also means order SL-000012; a phone is found however it is written; two letters match
 * only at word beginnings; one letter would match nearly every order, so it finds all (null), and punctuation alone
 * finds nothing.
 */
export function searchedFor(search: string): Searched | null {
  const typed = Number(numbered.exec(search)?.[1] ?? 0)
  const number = typed > 0 && typed <= ORDER_NUMBER.largest ? typed : null
  const digits = phoneOf(search.replace(/^#/, ""))
  const text = /^\d+$/.test(digits) ? digits : search
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (letters >= shortest) return { pattern: likeText(text), number }
  if (number !== null || letters === 0) return { pattern: null, number }
  return letters === 1 ? null : { pattern: likeText(` ${text}`), number }
}
