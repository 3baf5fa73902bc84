import { expect, test } from "vitest"
import { isShopPhone, isShopWhatsapp, shopPhoneOf } from "./phone"

test.each([
  ["98765 00000", "+91 98765 00000"],
  ["919876500000", "+91 98765 00000"],
  ["9876500000", "+91 98765 00000"],
  ["+919876500000", "+919876500000"],
  ["0091 98765-00000", "+91 98765-00000"],
  ["०९८७६५ ०००००", "+91 98765 00000"],
  ["tel:+91-98765-00000", "+91-98765-00000"],
  ["0161-2440000", "+91 161-2440000"],
  ["(0161) 244 0000", "+91 161 244 0000"],
  ["+91 (0) 161 244 0000", "+91 161 244 0000"],
  ["+91–161–244–0000", "+91-161-244-0000"],
  ["022 2345 6789", "+91 22 2345 6789"],
  ["91-1800-1234567", "1800 123 4567"],
  ["18001234567", "18001234567"],
  ["1800\u00a0123\u200b4567", "1800 1234567"],
  ["+91 1800 123 456", "1800 123 456"],
  ["1860.500.5555", "1860 500 5555"],
])("reads %j as the shop's number %s", (written, meant) => {
  expect(shopPhoneOf(written)).toBe(meant)
  expect(isShopPhone(meant)).toBe(true)
})

test.each(["", "call us", "+1 987 654 3210", "98765", "987650000012", "+91 0161 24400", "100", "1900 123 4567", "+91"])(
  "takes %j for no number of the shop",
  (written) => expect(isShopPhone(shopPhoneOf(written))).toBe(false),
)

test("takes a landline for WhatsApp, and a toll-free number not", () => {
  expect(["+91 98765 00000", "+91 161-244-0000", "1800 123 4567"].map(isShopWhatsapp)).toEqual([true, true, false])
})
