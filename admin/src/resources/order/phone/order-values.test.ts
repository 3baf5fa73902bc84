import type { ColourwayRow } from "@silai/contracts/catalogue/colourway-shapes"
import type { CustomerPage } from "@silai/contracts/customer/shapes"
import { expect, test } from "vitest"
import { blankFields, filledBy, itemsOf, payableBy, type Piece, pieceOf, unfilled, withSaved } from "./order-values"

const row = { _id: "v", slug: "shirt", variantName: "Shirt", thumbnail: "" } as ColourwayRow
const custom: Piece = { ...pieceOf(row), half: "upperBody", isCustom: true }
const person = (_id: string, inches: Record<string, number>) =>
  // All that is read of a customer.
  ({ _id, measurements: [{ measurementType: "upperBody", inches }] }) as unknown as CustomerPage
const first = person("first", { chest: 40, neck: 15 })
const second = person("second", { chest: 44, neck: 17 })
const unmeasured = { ...second, measurements: [] }

test("fills a made-to-measure piece with the saved inches of the chosen customer", () => {
  expect(withSaved(custom, first).typed).toEqual({ chest: "40", neck: "15" })
  expect(withSaved({ ...custom, isCustom: false }, first).typed).toEqual({})
})

test("replaces the inches of a customer who was chosen by mistake, and removes them where the next has none", () => {
  const wrong = withSaved(custom, first)
  expect(withSaved(wrong, second).typed).toEqual({ chest: "44", neck: "17" })
  expect(withSaved(wrong, unmeasured).typed).toEqual({})
  expect(withSaved(wrong, null).typed).toEqual({})
})

test("keeps inches typed by hand when the customer changes", () => {
  const filled = withSaved(custom, first)
  const corrected = { ...filled, typed: { ...filled.typed, chest: "41" } }
  expect(withSaved(corrected, second).typed).toEqual({ chest: "41", neck: "17" })
  expect(withSaved(corrected, null).typed).toEqual({ chest: "41" })
  const typed = { ...custom, typed: { chest: "42" } }
  expect(withSaved(typed, null).typed).toEqual({ chest: "42" })
})

test("does not refill a field that staff emptied while the customer stays the same", () => {
  const filled = withSaved(custom, first)
  const emptied = { ...filled, typed: { chest: "", neck: "" } }
  expect(withSaved(emptied, first)).toBe(emptied)
})

test("asks for no piece whose number is empty or outside its range", () => {
  const sized = { ...pieceOf(row), size: "M" }
  expect(itemsOf([sized])).toEqual([{ variantId: "v", size: "M", quantity: 1 }])
  for (const quantity of [null, 0, 1.5, 99, Number.NaN]) expect(itemsOf([{ ...sized, quantity }])).toBeNull()
})

test("removes the data of a customer who is no longer chosen, and keeps what was typed over it", () => {
  const known = {
    name: "Asha Verma",
    phone: "9876543210",
    email: null,
    addresses: [
      { line1: "14 Model Town", line2: "", landmark: "", city: "Ludhiana", state: "Punjab", pincode: "141001" },
    ],
    // All that is read of a customer.
  } as unknown as CustomerPage
  const filled = filledBy(known)
  expect(filled).toMatchObject({ name: "Asha Verma", email: "", line1: "14 Model Town" })
  const now = { ...blankFields, ...filled, name: "Ravi Gill", email: "ravi@example.com" }
  expect({ ...now, ...unfilled(filled, now) }).toEqual({ ...blankFields, name: "Ravi Gill", email: "ravi@example.com" })
})

test("offers cash only where an order is collected", () => {
  expect(payableBy("cash", "pickup")).toBe("cash")
  expect(payableBy("cash", "home")).toBe("link")
  expect(payableBy("transfer", "home")).toBe("transfer")
})
