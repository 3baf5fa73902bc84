import { expect, test } from "vitest"
import { OF_ANOTHER, ofSavedAddress, detailsOf, startOf, wrongIn } from "./details-form"

const nothing = { contact: null, address: null, deliveryMethod: null }
const contact = { name: "Ravi Kumar", email: "ravi@example.in", phone: "9876543210", whatsappUpdates: false }
const address = {
  name: "Ravi Kumar",
  phone: "9876543210",
  line1: "12, Model Town",
  line2: "",
  landmark: "",
  city: "Ludhiana",
  state: "Punjab",
  pincode: "141002",
}

test("starts a signed-in shopper with the name and email of the account, and updates unticked", () => {
  expect(startOf(nothing, { name: "Ravi Kumar", email: "ravi@example.in" })).toMatchObject({
    name: "Ravi Kumar",
    email: "ravi@example.in",
    whatsappUpdates: false,
    collect: false,
  })
})

test("restores what was entered before", () => {
  expect(detailsOf(startOf({ contact, address, deliveryMethod: "home" }, null))).toEqual({
    contact,
    address,
    deliveryMethod: "home",
  })
})

test("stores a present's note with the contact, and restores it; has none without a tick", () => {
  const given = { ...contact, giftNote: "Happy birthday" }
  const form = startOf({ contact: given, address, deliveryMethod: "home" }, null)
  expect(form).toMatchObject({ isGift: true, giftNote: "Happy birthday" })
  expect(detailsOf({ ...form, giftNote: "  Happy birthday " }).contact).toEqual(given)
  expect(detailsOf({ ...form, isGift: false }).contact).toEqual(contact)
  expect(detailsOf({ ...form, giftNote: "  " }).contact).toEqual(contact)
})

test("asks a shopper who collects for a contact only", () => {
  const form = { ...startOf({ ...nothing, contact }, null), collect: true }
  expect(Object.values(wrongIn(form)).filter(Boolean)).toEqual([])
  expect(detailsOf(form)).toEqual({ contact, deliveryMethod: "pickup" })
})

test("turns a collection back into a delivery when home delivery is chosen", () => {
  const form = { ...startOf({ contact, address, deliveryMethod: "pickup" }, null), collect: false }
  expect(detailsOf(form)).toMatchObject({ deliveryMethod: "home" })
})

test("asks for the recipient when the parcel is for another person", () => {
  const form = { ...startOf({ contact, address, deliveryMethod: null }, null), otherPerson: true }
  expect(wrongIn(form)).toMatchObject({
    toName: "Name must be at least 3 characters long.",
    toPhone: "Phone number is required.",
  })
})

const saved = { _id: "cuaddr_1", label: "Home", isDefault: true, ...address, name: "Asha Verma", phone: "9123456780" }
const work = {
  ...saved,
  _id: "cuaddr_2",
  label: "Work",
  isDefault: false,
  line1: "SCO 22",
  city: "Chandigarh",
  state: "Chandigarh",
  pincode: "160017",
}
const person = { name: "Ravi Kumar", email: "ravi@example.in", phone: "9876543210", addresses: [saved, work] }

test("starts a signed-in shopper with the account's phone and the default address, under that address's own name", () => {
  const form = startOf(nothing, person)
  expect(form).toMatchObject({ phone: "9876543210", keptId: "cuaddr_1", saveAddress: false })
  expect(detailsOf(form)).toMatchObject({
    contact,
    address: { ...address, name: "Asha Verma", phone: "9123456780" },
  })
})

test("finds the previously chosen saved address, and does not change an unsaved one", () => {
  const { _id: _1, label: _2, isDefault: _3, ...entered } = work
  expect(startOf({ contact, address: entered, deliveryMethod: "home" }, person).keptId).toBe("cuaddr_2")
  expect(startOf({ contact, address, deliveryMethod: "home" }, person)).toMatchObject({
    keptId: "",
    saveAddress: false,
    line1: "12, Model Town",
  })
})

test("saves the first address with the order", () => {
  const entered = { contact, address, deliveryMethod: "home" as const }
  expect(startOf(entered, { ...person, addresses: [] })).toMatchObject({ keptId: "", saveAddress: true })
})

test("does not tick an address again that should not be saved when the form is reopened; ticks the next one", () => {
  const noBook = { ...person, addresses: [] }
  expect(startOf({ contact, address, deliveryMethod: "home" }, noBook, true).saveAddress).toBe(false)
  expect(startOf(nothing, noBook, true).saveAddress).toBe(true)
})

test("begins another address empty, for the shopper, and saves it unless that is unticked", () => {
  const form = { ...startOf(nothing, person), ...ofSavedAddress(work), ...OF_ANOTHER }
  expect(form).toMatchObject({ keptId: "", otherPerson: false, line1: "", saveAddress: true })
  expect(wrongIn(form)).toMatchObject({ pincode: "Enter a valid 6-digit PIN code." })
})

test("does not ask a guest to save anything", () =>
  expect(startOf(nothing, null)).toMatchObject({ keptId: "", saveAddress: false }))

test("sends a business with its GSTIN in capitals, and only while the box is ticked", () => {
  const form = { ...startOf({ ...nothing, contact }, null), collect: true, company: " Verma Uniforms " }
  const ticked = { ...form, forBusiness: true, gstin: "27 aapfu0939f 1zv" }
  expect(wrongIn(ticked)).toMatchObject({ company: undefined, gstin: undefined })
  expect(detailsOf(ticked).contact).toEqual({
    ...contact,
    business: { name: "Verma Uniforms", gstin: "27AAPFU0939F1ZV" },
  })
  expect(wrongIn({ ...ticked, company: "", gstin: "27AAPFU0939F1ZW" })).toMatchObject({
    company: "Please enter the name of the business.",
    gstin: "This GSTIN is not right. Please check its 15 letters and digits.",
  })
  expect(detailsOf({ ...ticked, forBusiness: false }).contact).toEqual(contact)
})
