import { phoneOf } from "@silai/contracts/account/phone"
import { ORDER_NUMBER } from "@silai/contracts/order/limits"
import { oneLine, plainOf } from "@silai/contracts/plain"
import { likeText } from "@silai/kit/like-text"

/**
 * The meaning of a search: a text in the middle of a word, or at a word's beginning, or a number of a request or an
 * order.
 */
export type Searched = { pattern: string | null; number: number | null; orderNumber: number | null }

const shortest = 3
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
  const digits = phoneOf(search.replace(/^#/, ""))
  const text = /^\d+$/.test(digits) ? digits : search
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (letters >= shortest) return { pattern: likeText(text), number, orderNumber }
  if (known !== null || letters === 0) return { pattern: null, number, orderNumber }
  return letters === 1 ? null : { pattern: likeText(` ${text}`), number, orderNumber }
}
