import { isDrawable } from "./drawable"
import { checkoutMessages } from "../checkout/messages"

/** The error of a typed line that is printed on a parcel or an invoice. */
export function faultOfLine(line: string, most: number): string | undefined {
  if (line.trim().length > most) return checkoutMessages.lineTooLong(most)
  return isDrawable(line) ? undefined : checkoutMessages.lineScript
}
