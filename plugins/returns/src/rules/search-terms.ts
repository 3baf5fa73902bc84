import { ORDER_NUMBER } from "@silai/contracts/order/limits"
import { oneLine, plainOf } from "@silai/contracts/plain"
import { textPatterns } from "@silai/kit/search-words"

/** The meaning of a search: text patterns, each of which must match, or a number of a request or an order. */
export type Searched = { patterns: string[] | null; number: number | null; orderNumber: number | null }

/** With what is copied around it: "Request RT-000012.", "#12" */
const numbered =
  /^[^\p{L}\p{N}]*(?:(?:return|exchange|alteration|request|order)\s*(?:no|number)?[\s.:#]*)?(rt|sl)?[\s_-]*(\d+)[^\p{L}\p{N}]*$/iu

/** "RT-12" is a request, "SL 12" an order, "12" may be either; one letter would match nearly all, so it finds all (null). */
export function searchedFor(written: string): Searched | null {
  const search = oneLine(written)
  const [, prefix, figures] = numbered.exec(plainOf(search)) ?? []
  const typed = Number(figures ?? 0)
  const known = typed > 0 && typed <= ORDER_NUMBER.largest ? typed : null
  const number = prefix?.toLowerCase() === "sl" ? null : known
  const orderNumber = prefix?.toLowerCase() === "rt" ? null : known
  const patterns = textPatterns(search.replace(/^#/, ""), known !== null)
  return patterns === "every" ? null : { patterns, number, orderNumber }
}
