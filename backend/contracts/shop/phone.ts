import { phoneOf } from "../account/phone"
import { plainOf, withoutGaps } from "../plain"

/** Toll-free numbers and those at local rates have no +91, and no WhatsApp. */
const tollFree = /^18[06]0(?:[ -]?\d){6,7}$/
/** Ten digits after +91, grouped in any way: a mobile number, or a landline with its area code, which has no zero first. */
const withCountry = /^\+91(?![ -]?1[ -]?8[ -]?[06][ -]?0)[ -]?[1-9](?:[ -]?\d){9}$/

/**
 * A telephone number of the shop itself, as it is stored and shown. Unlike a buyer's it may be a landline or toll-free:
 * "+91 98765 00000", "+91 161-244-0000", "1800 123 4567".
 */
export const isShopPhone = (number: string): boolean => withCountry.test(number) || tollFree.test(number)
export const isShopWhatsapp = (number: string): boolean => withCountry.test(number)

const lastTen = /\d(?:\D*\d){9}$/
const groups = (digits: string, first: number) =>
  [digits.slice(0, first), digits.slice(first, first + 3), digits.slice(first + 3)].join(" ")

/** Such a number as people write it (0161-2440000, 98765 00000, +91-1800-123-4567) in the stored form. Anything else fails both rules. */
export function shopPhoneOf(written: string): string {
  const plain = plainOf(written).replace(/^(?:tel:\s*)+/i, "")
  if (isShopPhone(plain)) return plain
  const ten = phoneOf(plain)
  const free = withoutGaps(plain).replace(/^(?:\+|00)?91(?=18[06]0)/, "")
  if (tollFree.test(free)) return groups(free, 4)
  if (!/^[1-9]\d{9}$/.test(ten)) return plain
  const tail = (lastTen.exec(plain)?.[0] ?? ten).replace(/\D+/g, (gap) => (gap.includes("-") ? "-" : " "))
  return `+91 ${/^[6-9]\d{9}$/.test(tail) ? `${ten.slice(0, 5)} ${ten.slice(5)}` : tail}`
}
