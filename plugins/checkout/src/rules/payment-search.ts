import { phoneOf } from "@silai/contracts/account/phone"
import { PAYMENT_LIST } from "@silai/contracts/checkout/limits"
import { typedOrderNumber } from "@silai/contracts/order/number"
import { oneLine } from "@silai/contracts/plain"

/**
 * The readings of a search: an order's number, and `like` patterns for the beginning of a phone or e-mail, and of a
 * gateway's id.
 */
export type PaymentSearch = { number: number | null; contact: string | null; id: string | null }

const beginning = (text: string) => `${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** @returns null when too little is typed to search for */
export function paymentSearchFor(written: string): PaymentSearch | null {
  const search = oneLine(written)
  const number = typedOrderNumber(search)
  if (search.length < PAYMENT_LIST.minSearch) return number === null ? null : { number, contact: null, id: null }
  const digits = phoneOf(search)
  const contact = /^\d+$/.test(digits) ? digits : search.toLowerCase()
  return { number, contact: beginning(contact), id: beginning(search) }
}
