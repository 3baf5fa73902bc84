import { gstinOf, stateOfGstin } from "@silai/contracts/checkout/gstin"
import { BUSINESS } from "@silai/contracts/checkout/limits"
import { checkoutSays } from "@silai/contracts/checkout/messages"
import { oneLine } from "@silai/contracts/plain"

export function wrongCompany(typed: string): string | undefined {
  const name = oneLine(typed)
  if (name.length < BUSINESS.shortest) return checkoutSays.businessNameRequired
  return name.length > BUSINESS.maxName ? checkoutSays.lineTooLong(BUSINESS.maxName) : undefined
}

/** Its form, its state and its check digit. */
export const wrongGstin = (typed: string): string | undefined =>
  stateOfGstin(gstinOf(typed)) ? undefined : checkoutSays.gstinInvalid
