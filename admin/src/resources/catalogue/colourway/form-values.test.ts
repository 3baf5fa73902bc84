import { expect, test } from "vitest"
import { rupeesOf } from "@silai/contracts/rupees"
import { changeOf, emptyValues, factsOf, wrongsOf } from "./form-values"

const filled = {
  ...emptyValues("style_1"),
  color: "Black Aura",
  colorCode: "#17171A",
  variantName: "Black Aura Shirt",
  slug: "black-aura-shirt",
  price: "799",
  basePrice: "1,199",
}

test("reads rupees as people type them", () => {
  expect([
    rupeesOf("₹1,29,900"),
    rupeesOf(" 799.5 "),
    rupeesOf(""),
    rupeesOf("free"),
    rupeesOf("-5"),
    rupeesOf("1.005"),
  ]).toEqual([129900, 799.5, null, Number.NaN, Number.NaN, Number.NaN])
})

test("sends only what was changed", () => {
  expect(changeOf(filled, { ...filled, price: "749" })).toEqual({ price: 749 })
  expect(changeOf(filled, { ...filled, price: "799.00", color: " Black Aura " })).toEqual({})
  expect(changeOf(filled, { ...filled, saleOn: true, sale: "699", saleFrom: "2026-11-28T00:00" })).toEqual({
    sale: { price: 699, from: "2026-11-27T18:30:00.000Z", to: null },
  })
})

test("removes a sale that is switched off", () => {
  const onSale = { ...filled, saleOn: true, sale: "699", saleFrom: "2026-11-28T00:00" }
  expect(changeOf(onSale, { ...onSale, saleOn: false })).toEqual({ sale: null })
})

test("shows errors that the form can detect at their field", () => {
  expect(wrongsOf(filled)).toEqual({})
  expect(Object.keys(wrongsOf(emptyValues())).sort()).toEqual(["color", "colorCode", "product", "slug", "variantName"])
  expect(Object.keys(wrongsOf({ ...filled, basePrice: "500" }))).toEqual(["basePrice"])
  expect(Object.keys(wrongsOf({ ...filled, price: "" }))).toEqual(["price"])
  expect(Object.keys(wrongsOf({ ...filled, saleOn: true }))).toEqual(["sale"])
  expect(factsOf(filled)).toMatchObject({ price: 799, basePrice: 1199, amazonLink: null, sale: null })
})
