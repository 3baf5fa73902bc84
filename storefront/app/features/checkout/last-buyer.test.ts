// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest"
import { forgetBuyer, lastBuyer, rememberBuyer } from "./last-buyer"

const contact = { name: "Farhan Ali", email: "farhan@example.com", phone: "9876543210", whatsappUpdates: true }
const address = {
  name: "Farhan Ali",
  phone: "9876543210",
  line1: "12 Marine Lines",
  line2: "",
  landmark: "",
  city: "Mumbai",
  state: "Maharashtra",
  pincode: "400001",
}

beforeEach(forgetBuyer)

test("a guest's own address is remembered, without the note of a present", () => {
  rememberBuyer({ contact: { ...contact, giftNote: "Happy birthday" }, address, deliveryMethod: "home" })
  expect(lastBuyer()).toEqual({ contact: { ...contact, whatsappUpdates: false }, address, deliveryMethod: "home" })
})

test("an address of another receiver belongs to its order only", () => {
  rememberBuyer({ contact, address: { ...address, name: "Imran Ali" }, deliveryMethod: "home" })
  expect(lastBuyer()).toMatchObject({ contact: { name: "Farhan Ali" }, address: null })
})
