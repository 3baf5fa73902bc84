import { plainOf } from "../plain"
import { ORDER_NUMBER, orderNumberOf } from "./limits"

/** With what is copied around it: "Order no. 123", "“SL-000123”," and a spreadsheet's apostrophe. */
const written =
  /^[^\p{L}\p{N}]*(?:(?:your\s+)?order\s*(?:no|number|id)?[\s.:#"']*)?(?:sl)?[\s\-_]*(\d{1,10})[\s"').,;:!]*$/iu
/** In a sentence, only with our letters. */
const inSentence = /(?<![\p{L}\p{N}])sl[\s\-_]*(\d{1,10})(?![\p{L}\p{N}])/giu

/**
 * "SL-000123", "sl 123", "#SL000123", "123" and "Your order SL-000123 is on its way.": a typed number of an order, or null when
 * none can exist, or several are named.
 */
export function typedOrderNumber(typed: string): number | null {
  const plain = plainOf(typed)
  const named = new Set([...plain.matchAll(inSentence)].map(([, figures]) => Number(figures)))
  const [only] = named.size === 1 ? named : [Number(written.exec(plain)?.[1] ?? 0)]
  const number = only ?? 0
  return number > 0 && number <= ORDER_NUMBER.largest ? number : null
}

/** The same for a text that may as well be another name of the order: only with its letters. */
export const orderNumberIn = (name: string): number | null =>
  /^\W*sl/i.test(plainOf(name)) ? typedOrderNumber(name) : null

/** As in our mails: `SL-000123`. */
export function orderNumberWritten(typed: string): string | null {
  const number = typedOrderNumber(typed)
  return number === null ? null : orderNumberOf(number)
}
