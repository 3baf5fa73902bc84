import { expect, test } from "vitest"
import { asOrderNumber, asPhone, askErrors } from "./ask-rules"

test("reads an order number however it is typed", () => {
  expect(["sl-123", "SL 000123", "123", "sl000123"].map(asOrderNumber)).toEqual(Array(4).fill("SL-000123"))
})

test("leaves a thing that is no order number for the check to name", () => {
  expect(askErrors({ orderNumber: asOrderNumber("my shirt"), phone: "9876543210" })).toHaveProperty("orderNumber")
})

test("takes a phone number with country code, nought and spaces", () => {
  expect(["+91 98765 43210", "098765 43210", "9876543210"].map(asPhone)).toEqual(Array(3).fill("9876543210"))
})

test("says which field is missing", () => {
  expect(askErrors({ orderNumber: "SL-000123", phone: "" })).toEqual({ phone: "Phone number is required." })
})
