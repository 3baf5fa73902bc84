import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { getStored, parseStored, setStored } from "~/lib/device/storage"

const KEY = "last-buyer"
const UNKEPT = "not-on-this-device"

const CONTACT = ["name", "email", "phone"] as const
const ADDRESS = ["name", "phone", "line1", "line2", "landmark", "city", "state", "pincode"] as const

/** The values of these names, when all of them are strings. */
function textsOf<Name extends string>(from: unknown, names: readonly Name[]): Record<Name, string> | null {
  const found = (from ?? {}) as Partial<Record<Name, unknown>>
  if (names.some((name) => typeof found[name] !== "string")) return null
  return Object.fromEntries(names.map((name) => [name, found[name]])) as Record<Name, string>
}

/**
 * The guest who last paid in this browser, so that the next order need not ask again. Without what belongs to one
 * order only: the consent to its updates, the business on its invoice, the note of a present, and another receiver's address.
 */
export function rememberBuyer({ contact, address, deliveryMethod }: CheckoutDetails) {
  const who = textsOf(contact, CONTACT)
  if (!who || isUnkept()) return
  const place = textsOf(address, ADDRESS)
  const isOwn = place?.name === who.name && place.phone === who.phone
  setStored(KEY, JSON.stringify({ contact: who, address: isOwn ? place : null, deliveryMethod }))
}

export const forgetBuyer = () => setStored(KEY, null)

/** Whether the shopper has asked that this device keeps nothing of the order; for this tab. */
export const isUnkept = () => getStored(UNKEPT, "sessionStorage") !== null
export function setUnkept(isWished: boolean) {
  setStored(UNKEPT, isWished ? "1" : null, "sessionStorage")
  if (isWished) forgetBuyer()
}

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
