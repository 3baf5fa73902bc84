import { gstinOf, stateOfGstin } from "@silai/contracts/checkout/gstin"
import { BUSINESS } from "@silai/contracts/checkout/limits"
import { checkoutMessages } from "@silai/contracts/checkout/messages"
import { faultOfLine } from "@silai/contracts/place/printed-line"
import { oneLine } from "@silai/contracts/plain"

export function wrongCompany(typed: string): string | undefined {
  const name = oneLine(typed)
  if (name.length < BUSINESS.shortest) return checkoutMessages.businessNameRequired
  return faultOfLine(name, BUSINESS.maxName)
}

/** Its form, its state and its check digit. */
export const wrongGstin = (typed: string): string | undefined =>
  stateOfGstin(gstinOf(typed)) ? undefined : checkoutMessages.gstinInvalid
