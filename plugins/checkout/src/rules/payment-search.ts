import { phoneOf } from "@silai/contracts/account/phone"
import { PAYMENT_LIST } from "@silai/contracts/checkout/limits"
import { ORDER_NUMBER } from "@silai/contracts/order/limits"

/**
 * The readings of a search: an order's number, and `like` patterns for the beginning of a phone or e-mail, and of a
 * gateway's id.
 */
export type PaymentSearch = { number: number | null; contact: string | null; id: string | null }

/** "SL-3", "SL 000003", "#000003" and "3": an order's number as people write it. */
const numbered = /^#?\s*(?:sl)?[\s-]*(\d+)$/i
const beginning = (text: string) => `${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** @returns null when too little is typed to search for */
export function paymentSearchFor(search: string): PaymentSearch | null {
  const typed = Number(numbered.exec(search)?.[1] ?? 0)
  const number = typed > 0 && typed <= ORDER_NUMBER.largest ? typed : null
  if (search.length < PAYMENT_LIST.minSearch) return number === null ? null : { number, contact: null, id: null }
  const digits = phoneOf(search)
  const contact = /^\d+$/.test(digits) ? digits : search.toLowerCase()
  return { number, contact: beginning(contact), id: beginning(search) }
}
