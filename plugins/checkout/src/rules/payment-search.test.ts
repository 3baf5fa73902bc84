import { expect, test } from "vitest"
import { paymentSearchFor } from "./payment-search"

test.each(["98765 43210", "+91 98765 43210", "098765-43210", "9876543210"])(
  "a payment is found by its buyer's phone, written as %s",
  (written) => {
    expect(paymentSearchFor(written)?.contact).toBe("9876543210%")
  },
)

test.each(["SL-000123", "sl 123", "#123", "123"])(
  "a payment is found by its order's number, written as %s",
  (written) => {
    expect(paymentSearchFor(written)?.number).toBe(123)
  },
)

test("a gateway's id keeps its capitals, an e-mail loses them", () => {
  expect(paymentSearchFor("pay_NxYz")).toEqual({ number: null, contact: "pay\\_nxyz%", id: "pay\\_NxYz%" })
})

test("characters that the database would read as a pattern are searched for literally", () => {
  expect(paymentSearchFor("100%_\\")?.id).toBe("100\\%\\_\\\\%")
})

test("one or two letters are too few to search for, one or two digits may be an order's number", () => {
  expect(paymentSearchFor("ab")).toBeNull()
  expect(paymentSearchFor("47")).toEqual({ number: 47, contact: null, id: null })
})
