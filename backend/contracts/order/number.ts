import { plainOf } from "../plain"
import { ORDER_NUMBER, orderNumberOf } from "./limits"

const written = /^#?\s*(sl)?[\s\-_]*(\d{1,10})$/i

/** "SL-000123", "sl 123", "#SL000123" and "123": a typed number of an order, or null when none can exist. */
export function typedOrderNumber(typed: string): number | null {
  // A spreadsheet's apostrophe marks a text.
  const number = Number(written.exec(plainOf(typed).replace(/^'/, ""))?.[2] ?? 0)
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
