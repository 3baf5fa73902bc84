import { expect, test } from "vitest"
import { isContactOf } from "./caller"

const known = { phone: "9876543210", email: "asha@example.com" }

test("takes a caller for an account's owner by the phone or the e-mail, and not when both are others", () => {
  expect(isContactOf(known, { phone: "9876543210", email: "other@example.com" })).toBe(true)
  expect(isContactOf(known, { phone: "+91 98765 43210", email: "other@example.com" })).toBe(true)
  expect(isContactOf(known, { phone: "9000000000", email: " <Asha@Example.com> " })).toBe(true)
  expect(isContactOf(known, { phone: "9000000000", email: "other@example.com" })).toBe(false)
})

test("does not match a contact that neither side has", () => {
  expect(isContactOf({ phone: null, email: null }, { phone: "", email: "" })).toBe(false)
  expect(isContactOf({ ...known, phone: null }, { phone: "", email: "" })).toBe(false)
  expect(isContactOf({ phone: "9876543210", email: "" }, { phone: "9000000000", email: "" })).toBe(false)
})
