import type { PricedColourway } from "@silai/contracts/catalogue/reprice-calls"
import { expect, test } from "vitest"
import { discountRow, waitsFor } from "./discount-rows"

const piece = (price: number | null, basePrice: number | null, sale: PricedColourway["sale"] = null) =>
  ({ _id: "a", price, basePrice, sale }) as PricedColourway
const sum = { base: 1999, percent: 30, price: 1399 }
const plain = { toNine: false }

test("applies the same percent to each base price", () => {
  expect(discountRow(piece(799, 1289), sum, "percent", plain)).toMatchObject({
    after: { basePrice: 1289, price: 902 },
    changes: true,
  })
  expect(discountRow(piece(902, 1289), sum, "percent", plain).changes).toBe(false)
})

test("never sets the same price above a base price", () => {
  expect(discountRow(piece(799, 1289), sum, "price", plain)).toMatchObject({
    after: null,
    changes: false,
    why: "That price is above its base price.",
  })
  expect(discountRow(piece(1599, 1899), sum, "price", plain).after).toEqual({ basePrice: 1899, price: 1399 })
})

test("points out in the table that a smaller percent than today's raises the price", () => {
  expect(discountRow(piece(799, 1289), sum, "percent", plain).notes).toContain("Higher than now")
  expect(discountRow(piece(999, 1289), sum, "percent", plain).notes).toEqual([])
})

test("gives a variant without a price one only when both are set", () => {
  expect(discountRow(piece(null, null), sum, "percent", plain).after).toBeNull()
  expect(discountRow(piece(null, null), sum, "both", plain).after).toEqual({ basePrice: 1999, price: 1399 })
})

test("points out a change of the tax slab, and a sale that continues", () => {
  expect(discountRow(piece(2999, 3999), sum, "both", plain).notes).toEqual(["GST 18% → 5%"])
  expect(
    discountRow(piece(1000, 1289, { price: 700, from: "", to: null, state: "running" }), sum, "percent", plain).notes,
  ).toEqual(["Its sale price is in force and stays"])
})

test("shows no error in an empty form, names what each way needs, and accepts only a percent as enough", () => {
  const none = { base: null, percent: null, price: null }
  expect(discountRow(piece(799, 1289), none, "percent", plain)).toMatchObject({ after: null, why: "", changes: false })
  expect(waitsFor(none, "percent")).toContain("percent")
  expect(waitsFor({ ...none, percent: 50 }, "percent")).toBe("")
  expect(discountRow(piece(799, 1289), { ...none, percent: 50 }, "percent", plain).after?.price).toBe(644)
  expect(waitsFor({ ...none, price: 500 }, "both")).toBe("Enter the base price and the price above.")
})
