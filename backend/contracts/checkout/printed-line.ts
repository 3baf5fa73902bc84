import { isDrawable } from "../place/drawable"
import { checkoutMessages } from "./messages"

/** What is wrong with a typed line that is printed on a parcel or an invoice. */
export function faultOfLine(line: string, most: number): string | undefined {
  if (line.trim().length > most) return checkoutMessages.lineTooLong(most)
  return isDrawable(line) ? undefined : checkoutMessages.lineScript
}
