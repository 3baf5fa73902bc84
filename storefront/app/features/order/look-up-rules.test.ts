import { expect, test } from "vitest"
import { orderNumberWritten } from "@silai/contracts/order/number"
import { wrongLookUp } from "./look-up-rules"

test.each(["SL-000123", "sl 123", "#SL000123", "000123", " SL–000123 ", "SL\u2011000123", "०००१२३", "\u200bSL-000123"])(
  "understands an order number however it is typed: %s",
  (typed) => {
    expect(orderNumberWritten(typed)).toBe("SL-000123")
  },
)

test.each(["", "SL-", "my order", "12a", "12345678901"])("does not read this as an order number: %j", (typed) => {
  expect(orderNumberWritten(typed)).toBeNull()
})

test("needs both number and phone", () => {
  expect(wrongLookUp({ number: "", phone: "" })).toEqual({
    number: "Enter the order number from your mail, such as SL-000123.",
    phone: "Phone number is required.",
  })
  expect(Object.values(wrongLookUp({ number: "123", phone: "9876543210" })).filter(Boolean)).toEqual([])
})
