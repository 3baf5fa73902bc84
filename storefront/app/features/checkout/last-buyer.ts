import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { getStored, parseStored, setStored } from "~/lib/storage"

const KEY = "last-buyer"

const CONTACT = ["name", "email", "phone"] as const
const ADDRESS = ["name", "phone", "line1", "line2", "landmark", "city", "state", "pincode"] as const

/** The texts of these names, when all of them are texts. */
function textsOf<Name extends string>(from: unknown, names: readonly Name[]): Record<Name, string> | null {
  const found = (from ?? {}) as Partial<Record<Name, unknown>>
  if (names.some((name) => typeof found[name] !== "string")) return null
  return Object.fromEntries(names.map((name) => [name, found[name]])) as Record<Name, string>
}

/**
 * Who last paid in this browser without an account, so that the next order need not ask again. Not what belongs to one
 * order alone: the consent to its updates, and the business on its invoice.
 */
export function rememberBuyer({ contact, address, deliveryMethod }: CheckoutDetails) {
  const who = textsOf(contact, CONTACT)
  if (who) setStored(KEY, JSON.stringify({ contact: who, address: textsOf(address, ADDRESS), deliveryMethod }))
}

export const forgetBuyer = () => setStored(KEY, null)

export function lastBuyer(): CheckoutDetails | null {
  const found = parseStored(getStored(KEY)) as Partial<Record<keyof CheckoutDetails, unknown>> | null
  const contact = textsOf(found?.contact, CONTACT)
  if (!contact) return null
  return {
    contact: { ...contact, whatsappUpdates: false },
    address: textsOf(found?.address, ADDRESS),
    deliveryMethod: found?.deliveryMethod === "pickup" ? "pickup" : "home",
  }
}
