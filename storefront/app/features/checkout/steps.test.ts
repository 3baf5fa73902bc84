import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { expect, test } from "vitest"
import { firstMissing, isReachable, sentTo } from "./steps"

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
const nothing: CheckoutDetails = { contact: null, address: null, deliveryMethod: null }

test("sends a newcomer who opens the payment page to the first step", () => {
  expect(sentTo("payment", nothing)).toBe("/checkout")
  expect(sentTo("contact", nothing)).toBeNull()
})

test("sends a shopper who has not chosen a delivery to that step", () => {
  expect(sentTo("payment", { contact, address, deliveryMethod: null })).toBe("/checkout/delivery-method")
})

test("needs no address from a shopper who collects", () => {
  expect(firstMissing({ contact, address: null, deliveryMethod: "pickup" })).toBe("payment")
})

test("asks for the address when home delivery was chosen without one", () => {
  expect(firstMissing({ contact, address: null, deliveryMethod: "home" })).toBe("contact")
})

test("lets people return to any step, and go forward only as far as their details are complete", () => {
  const entered: CheckoutDetails = { contact, address, deliveryMethod: null }
  expect([isReachable("contact", entered), isReachable("delivery", entered), isReachable("payment", entered)]).toEqual([
    true,
    true,
    false,
  ])
})
