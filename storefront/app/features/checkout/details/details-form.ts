import type { SavedAddress } from "@silai/contracts/account/shapes"
import type { Address, CheckoutDetails } from "@silai/contracts/checkout/calls"
import { gstinOf } from "@silai/contracts/checkout/gstin"
import { wrongEmail, wrongName, wrongPhone } from "~/features/customer/person-rules"
import { wrongCompany, wrongGstin } from "./business-rules"
import { wrongAddress } from "~/features/place/address-rules"
import type { Wrong } from "~/lib/use-form"

/** The first step's fields. The address belongs to the contact unless `otherPerson` is ticked. */
export type DetailsForm = {
  name: string
  email: string
  phone: string
  whatsappUpdates: boolean
  /** Buys for a business, whose name and GSTIN go on the invoice. */
  forBusiness: boolean
  company: string
  gstin: string
  /** A present, with a note in the parcel. */
  isGift: boolean
  giftNote: string
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
  /** An unknown PIN code that the shopper has confirmed, or one that was accepted before. */
  sureOfPin: string
  /** The chosen saved address; empty when the fields are used. */
  keptId: string
  /** Save the entered address for next time. */
  saveAddress: boolean
}
export type WrongDetails = Wrong<DetailsForm>

/** The account's data of a signed-in shopper; the default address comes first. */
export type KnownPerson = { name: string; email?: string; phone?: string | null; addresses?: readonly SavedAddress[] }

/** The fields that a saved address fills in; the parcel goes to its own name and phone. */
export function ofSavedAddress({
  _id,
  name,
  phone,
  pincode,
  line1,
  line2,
  landmark,
  city,
  state,
}: SavedAddress): Partial<DetailsForm> {
  return {
    keptId: _id,
    saveAddress: false,
    otherPerson: true,
    toName: name,
    toPhone: phone,
    pincode,
    line1,
    line2,
    landmark,
    city,
    state,
    sureOfPin: pincode,
  }
}
/** Another address than the saved ones: empty fields, saved for next time unless unticked. */
export const OF_ANOTHER: Partial<DetailsForm> = {
  keptId: "",
  saveAddress: true,
  otherPerson: false,
  toName: "",
  toPhone: "",
  pincode: "",
  line1: "",
  line2: "",
  landmark: "",
  city: "",
  state: "",
  sureOfPin: "",
}

const PLACE = ["name", "phone", "pincode", "line1", "line2", "landmark", "city", "state"] as const

/**
 * The form's initial values: the server's, else the account's. The consent to updates is never preselected. `notForBook`: the address
 * entered before should not be saved in the account.
 */
export function startOf(entered: CheckoutDetails, person: KnownPerson | null, notForBook = false): DetailsForm {
  const addresses = person?.addresses ?? []
  const address = entered.address
    ? addresses.find((one) => PLACE.every((line) => one[line] === entered.address?.[line]))
    : addresses[0]
  return { ...fieldsOf(entered, person, notForBook), ...(address ? ofSavedAddress(address) : {}) }
}

function fieldsOf(
  { contact, address, deliveryMethod }: CheckoutDetails,
  person: KnownPerson | null,
  notForBook: boolean,
): DetailsForm {
  const otherPerson = Boolean(contact && address && (address.name !== contact.name || address.phone !== contact.phone))
  return {
    name: contact?.name ?? person?.name ?? "",
    email: contact?.email ?? person?.email ?? "",
    phone: contact?.phone ?? person?.phone ?? "",
    whatsappUpdates: contact?.whatsappUpdates ?? false,
    forBusiness: Boolean(contact?.business),
    company: contact?.business?.name ?? "",
    gstin: contact?.business?.gstin ?? "",
    isGift: Boolean(contact?.giftNote),
    giftNote: contact?.giftNote ?? "",
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
    sureOfPin: address?.pincode ?? "",
    keptId: "",
    // The first order fills the book, unless that was unticked.
    saveAddress: person !== null && (address === null || (!notForBook && !person.addresses?.length)),
  }
}

/** The address in the shape of the call. */
export function addressOf(form: DetailsForm): Address {
  const { otherPerson, toName, toPhone, name, phone, line1, line2, landmark, city, state, pincode } = form
  const trimmed = {
    line1: line1.trim(),
    line2: line2.trim(),
    landmark: landmark.trim(),
    city: city.trim(),
    state: state.trim(),
    pincode,
  }
  return { name: (otherPerson ? toName : name).trim(), phone: otherPerson ? toPhone : phone, ...trimmed }
}

/** All errors of the step, in the order of its fields. A collected order has no address. */
export function wrongIn(form: DetailsForm): WrongDetails {
  const contact: WrongDetails = {
    name: wrongName(form.name),
    email: wrongEmail(form.email),
    phone: wrongPhone(form.phone),
    ...(form.forBusiness && { company: wrongCompany(form.company), gstin: wrongGstin(form.gstin) }),
  }
  if (form.collect) return contact
  const { name, phone, ...place } = wrongAddress(addressOf(form))
  const receiver: WrongDetails = form.otherPerson ? { toName: name, toPhone: phone } : {}
  return { ...contact, ...receiver, ...place }
}

/** The step's change for the server. A collected order keeps the address entered before. */
export function detailsOf(form: DetailsForm) {
  const { email, phone, whatsappUpdates } = form
  const business = form.forBusiness && { name: form.company.trim(), gstin: gstinOf(form.gstin) }
  const contact = {
    name: form.name.trim(),
    email: email.trim(),
    phone,
    whatsappUpdates,
    ...(business && { business }),
    ...(form.isGift && form.giftNote.trim() && { giftNote: form.giftNote.trim() }),
  }
  if (form.collect) return { contact, deliveryMethod: "pickup" as const }
  return { contact, address: addressOf(form), deliveryMethod: "home" as const }
}
