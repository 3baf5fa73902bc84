import { phoneOf } from "@silai/contracts/account/phone"
import { typedOrderNumber } from "@silai/contracts/order/number"
import { oneLine } from "@silai/contracts/plain"
import { likeText } from "@silai/kit/like-text"

/** The text pattern and order number of a search. */
export type Searched = { pattern: string | null; number: number | null }

/** Shorter texts contain no trigram, which the index needs to find the middle of a word. */
const shortest = 3
/**
 * The condition of a search. "12" also means order SL-000012; a phone is found however it is written; two letters match
 * only at word beginnings; one letter would match nearly every order, so it finds all (null), and punctuation alone
 * finds nothing.
 */
export function searchedFor(search: string): Searched | null {
  const number = typedOrderNumber(search)
  const digits = phoneOf(search.replace(/^#/, ""))
  const text = /^\d+$/.test(digits) ? digits : oneLine(search)
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (letters >= shortest) return { pattern: likeText(text), number }
  if (number !== null || letters === 0) return { pattern: null, number }
  return letters === 1 ? null : { pattern: likeText(` ${text}`), number }
}
