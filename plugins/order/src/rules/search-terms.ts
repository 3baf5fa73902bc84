import { typedOrderNumber } from "@silai/contracts/order/number"
import { textPatterns } from "@silai/kit/search-words"

/** The text patterns, each of which must match, and the order number of a search. */
export type Searched = { patterns: string[] | null; number: number | null }

/**
 * The condition of a search. "12" also means order SL-000012; a phone is found however it is written; two letters match
 * only at word beginnings; one letter would match nearly every order, so it finds all (null), and punctuation alone
 * finds nothing.
 */
export function searchedFor(search: string): Searched | null {
  const number = typedOrderNumber(search)
  const patterns = textPatterns(search.replace(/^#/, ""), number !== null)
  return patterns === "every" ? null : { patterns, number }
}
