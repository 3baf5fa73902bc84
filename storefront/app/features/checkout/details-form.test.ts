import { expect, test } from "vitest"
import { startOf, toTell, wrongIn } from "./details-form"

const nothing = { contact: null, address: null, deliveryMethod: null }
const contact = { name: "Ravi Kumar", email: "ravi@example.in", phone: "9876543210", whatsappUpdates: false }
const address = { name: "Ravi Kumar", phone: "9876543210", line1: "12, Model Town", line2: "", landmark: "", city: "Ludhiana", state: "Punjab", pincode: "141002" }

test("starts a signed-in shopper with the name and email of the account, and updates unticked", () => {
  expect(startOf(nothing, { name: "Ravi Kumar", email: "ravi@example.in" })).toMatchObject({ name: "Ravi Kumar", email: "ravi@example.in", whatsappUpdates: false, collect: false })
})

test("finds again what was told before", () => {
  expect(toTell(startOf({ contact, address, deliveryMethod: "home" }, null), nothing)).toEqual({ contact, address })
})

test("asks a shopper who collects for a contact only", () => {
  const form = { ...startOf({ ...nothing, contact }, null), collect: true }
  expect(Object.values(wrongIn(form)).filter(Boolean)).toEqual([])
  expect(toTell(form, nothing)).toEqual({ contact, deliveryMethod: "pickup" })
})

test("turns a collection back into a delivery when the box is unticked", () => {
  const form = { ...startOf({ contact, address, deliveryMethod: "pickup" }, null), collect: false }
  expect(toTell(form, { contact, address, deliveryMethod: "pickup" })).toMatchObject({ deliveryMethod: "home" })
})

test("asks who receives the parcel when it is somebody else", () => {
  const form = { ...startOf({ contact, address, deliveryMethod: null }, null), otherPerson: true }
  expect(wrongIn(form)).toMatchObject({ toName: "Name must be at least 3 characters long.", toPhone: "Phone number is required." })
})
