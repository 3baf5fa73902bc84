import { emailOf } from "@silai/contracts/account/email"
import { gstinOf } from "@silai/contracts/checkout/gstin"
import { pinOf } from "@silai/contracts/place/pin"
import { oneLine } from "@silai/contracts/plain"
import type { Identity } from "@silai/contracts/shop/identity"
import { SOCIAL } from "@silai/contracts/shop/limits"
import { shopPhoneOf } from "@silai/contracts/shop/phone"
import { SHOP } from "@silai/contracts/shop/settings"
import type { Say } from "../../words/say"

type Fields = Record<keyof Identity, string>

/** The form's label of each field. */
export const identityWords = (say: Say): Fields => ({
  legalName: say("settings.legal-name"),
  gstin: "GSTIN",
  line1: say("settings.line1"),
  line2: say("settings.line2"),
  city: say("settings.city"),
  pincode: say("settings.pincode"),
  state: say("settings.state"),
  phone: say("settings.phone"),
  otherPhone: say("settings.other-phone"),
  whatsapp: "WhatsApp",
  email: say("settings.email"),
  instagram: SOCIAL.instagram.label,
  facebook: SOCIAL.facebook.label,
  youtube: SOCIAL.youtube.label,
  marketplace: say("settings.marketplace", { name: SHOP.marketplace }),
})

/** The form as saved: each text cleaned by the rule of its kind. */
export function asWritten(typed: Identity): Identity {
  const lines = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, oneLine(text)])) as Identity
  const { gstin, pincode, email, phone, otherPhone, whatsapp } = lines
  return {
    ...lines,
    gstin: gstinOf(gstin),
    pincode: pinOf(pincode),
    email: emailOf(email),
    phone: shopPhoneOf(phone),
    otherPhone: shopPhoneOf(otherPhone),
    whatsapp: shopPhoneOf(whatsapp),
  }
}

/** "Phone: +91 98765 11111; Instagram: –": what a version changed against the one before; without that, everything. */
export const identityFields = (words: Fields, now: Identity, before: Identity | undefined): string =>
  (Object.keys(words) as (keyof Identity)[])
    .filter((name) => (before ? now[name] !== before[name] : now[name]))
    .map((name) => `${words[name]}: ${now[name] || "–"}`)
    .join("; ")
