import { isEmail } from "../account/email"
import { isMarketplaceLink } from "../catalogue/limits"
import { stateOfGstin } from "../checkout/gstin"
import { PIN } from "../checkout/limits"
import { checkoutMessages } from "../checkout/messages"
import { stateOf } from "../place/states"
import type { Identity } from "./identity"
import { IDENTITY, SOCIAL, type Social } from "./limits"
import { identityMessages } from "./messages"
import { isShopPhone, isShopWhatsapp } from "./phone"

const isOn = (url: string, host: string): boolean => {
  if (!url.startsWith("https://") || !URL.canParse(url)) return false
  const { hostname } = new URL(url)
  return hostname === host || hostname.endsWith(`.${host}`)
}

/** The sentence for each invalid field; the server and the form use the same. */
export function wrongInIdentity(identity: Identity): Partial<Record<keyof Identity, string>> {
  const wrong: Partial<Record<keyof Identity, string>> = {}
  const { gstin, state, pincode, phone, otherPhone, whatsapp, email } = identity
  for (const name of ["legalName", "line1", "city"] as const)
    if (identity[name].trim().length < IDENTITY.shortest) wrong[name] = identityMessages.missing
  const registeredIn = stateOfGstin(gstin)
  if (!registeredIn) wrong.gstin = checkoutMessages.gstinInvalid
  else if (registeredIn !== stateOf(state)?.code) wrong.gstin = identityMessages.gstinElsewhere
  if (!PIN.pattern.test(pincode)) wrong.pincode = identityMessages.pincode
  if (!isShopPhone(phone)) wrong.phone = identityMessages.phone
  if (otherPhone && !isShopPhone(otherPhone)) wrong.otherPhone = identityMessages.phone
  if (!isShopWhatsapp(whatsapp)) wrong.whatsapp = identityMessages.whatsapp
  if (!isEmail(email)) wrong.email = identityMessages.email
  for (const name of Object.keys(SOCIAL) as Social[])
    if (identity[name] && !isOn(identity[name], SOCIAL[name].host)) wrong[name] = identityMessages.social[name]
  if (identity.marketplace && !isMarketplaceLink(identity.marketplace)) wrong.marketplace = identityMessages.marketplace
  return wrong
}
