import { expect, test } from "vitest"
import { paymentSearchFor } from "./payment-search"

test.each(["98765 43210", "+91 98765 43210", "098765-43210", "9876543210"])(
  "finds a payment by its buyer's phone, written as %s",
  (written) => {
    expect(paymentSearchFor(written)?.contact).toBe("9876543210%")
  },
)

test.each(["SL-000123", "sl 123", "#123", "123"])("finds a payment by its order's number, written as %s", (written) => {
  expect(paymentSearchFor(written)?.number).toBe(123)
})

test("keeps the capitals of a gateway's id, and drops those of an e-mail", () => {
  expect(paymentSearchFor("pay_NxYz")).toEqual({ number: null, contact: "pay\\_nxyz%", id: "pay\\_NxYz%" })
})

test("searches literally for characters that the database would read as a pattern", () => {
  expect(paymentSearchFor("100%_\\")?.id).toBe("100\\%\\_\\\\%")
})

test("does not search by one or two letters; one or two digits may be an order's number", () => {
  expect(paymentSearchFor("ab")).toBeNull()
  expect(paymentSearchFor("47")).toEqual({ number: 47, contact: null, id: null })
})
