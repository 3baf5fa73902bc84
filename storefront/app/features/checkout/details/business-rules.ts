import { gstinOf, stateOfGstin } from "@silai/contracts/checkout/gstin"
import { BUSINESS } from "@silai/contracts/checkout/limits"
import { checkoutSays } from "@silai/contracts/checkout/messages"

export const wrongCompany = (name: string): string | undefined =>
  name.trim().length < BUSINESS.shortest ? checkoutSays.businessNameRequired : undefined

/** Its form, its state and its check digit. */
export const wrongGstin = (typed: string): string | undefined =>
  stateOfGstin(gstinOf(typed)) ? undefined : checkoutSays.gstinInvalid
