import type { Address, CheckoutDetails } from "@silai/contracts/checkout/calls"
import { type Wrong, wrongContact } from "./contact-rules"
import { wrongAddress } from "~/features/place/address-rules"

/** The first step's fields. The address belongs to the contact unless `otherPerson` is ticked. */
export type DetailsForm = {
  name: string
  email: string
  phone: string
  whatsappUpdates: boolean
  collect: boolean
  otherPerson: boolean
  toName: string
  toPhone: string
  pincode: string
  line1: string
  line2: string
  landmark: string
  city: string
  state: string
}
export type WrongDetails = Wrong<DetailsForm>

/** What the form shows first: what the server has, else what the account knows. Updates are never ticked beforehand. */
export function startOf({ contact, address, deliveryMethod }: CheckoutDetails, person: { name: string; email?: string } | null): DetailsForm {
  const otherPerson = Boolean(contact && address && (address.name !== contact.name || address.phone !== contact.phone))
  return {
    name: contact?.name ?? person?.name ?? "",
    email: contact?.email ?? person?.email ?? "",
    phone: contact?.phone ?? "",
    whatsappUpdates: contact?.whatsappUpdates ?? false,
    collect: deliveryMethod === "pickup",
    otherPerson,
    toName: otherPerson ? (address?.name ?? "") : "",
    toPhone: otherPerson ? (address?.phone ?? "") : "",
    pincode: address?.pincode ?? "",
    line1: address?.line1 ?? "",
    line2: address?.line2 ?? "",
    landmark: address?.landmark ?? "",
    city: address?.city ?? "",
    state: address?.state ?? "",
  }
}

function addressOf(form: DetailsForm): Address {
  const { otherPerson, toName, toPhone, name, phone, line1, line2, landmark, city, state, pincode } = form
  const trimmed = { line1: line1.trim(), line2: line2.trim(), landmark: landmark.trim(), city: city.trim(), state: state.trim(), pincode }
  return { name: (otherPerson ? toName : name).trim(), phone: otherPerson ? toPhone : phone, ...trimmed }
}

/** Everything wrong with the step, in the order of its fields. A collected order has no address to be wrong. */
export function wrongIn(form: DetailsForm): WrongDetails {
  const contact = wrongContact(form)
  if (form.collect) return contact
  const { name, phone, ...place } = wrongAddress(addressOf(form))
  const receiver: WrongDetails = form.otherPerson ? { toName: name, toPhone: phone } : {}
  return { ...contact, ...receiver, ...place }
}

/** What the step tells the server. Unticking collection turns a collection back into a delivery. */
export function toTell(form: DetailsForm, before: CheckoutDetails) {
  const { email, phone, whatsappUpdates } = form
  const contact = { name: form.name.trim(), email: email.trim(), phone, whatsappUpdates }
  if (form.collect) return { contact, deliveryMethod: "pickup" as const }
  const changed = before.deliveryMethod === "pickup" ? { deliveryMethod: "home" as const } : {}
  return { contact, address: addressOf(form), ...changed }
}
