import type { PricedColourway } from "@silai/contracts/catalogue/reprice-calls"
import { expect, test } from "vitest"
import { discountRow, waitsFor } from "./discount-rows"

const piece = (price: number | null, basePrice: number | null, sale: PricedColourway["sale"] = null) =>
  ({ _id: "a", price, basePrice, sale }) as PricedColourway
const sum = { base: 1999, percent: 30, price: 1399 }
const plain = { toNine: false }

test("the same percent applies to each base price", () => {
  expect(discountRow(piece(799, 1289), sum, "percent", plain)).toMatchObject({
    after: { basePrice: 1289, price: 902 },
    changes: true,
  })
  expect(discountRow(piece(902, 1289), sum, "percent", plain).changes).toBe(false)
})

test("the same price is never set above a base price", () => {
  expect(discountRow(piece(799, 1289), sum, "price", plain)).toMatchObject({
    after: null,
    changes: false,
    why: "That price is above its base price.",
  })
  expect(discountRow(piece(1599, 1899), sum, "price", plain).after).toEqual({ basePrice: 1899, price: 1399 })
})

test("a smaller percent than today's makes it dearer, and the table says so", () => {
  expect(discountRow(piece(799, 1289), sum, "percent", plain).notes).toContain("Higher than now")
  expect(discountRow(piece(999, 1289), sum, "percent", plain).notes).toEqual([])
})

test("a variant without a price gets one only when both are set", () => {
  expect(discountRow(piece(null, null), sum, "percent", plain).after).toBeNull()
  expect(discountRow(piece(null, null), sum, "both", plain).after).toEqual({ basePrice: 1999, price: 1399 })
})

test("a change of the tax slab, and a sale that continues, are pointed out", () => {
  expect(discountRow(piece(2999, 3999), sum, "both", plain).notes).toEqual(["GST 18% → 5%"])
  expect(
    discountRow(piece(1000, 1289, { price: 700, from: "", to: null, state: "running" }), sum, "percent", plain).notes,
  ).toEqual(["Its sale price is in force and stays"])
})

test("an empty form shows no error: each way says what it needs, and a percent alone is enough", () => {
  const none = { base: null, percent: null, price: null }
  expect(discountRow(piece(799, 1289), none, "percent", plain)).toMatchObject({ after: null, why: "", changes: false })
  expect(waitsFor(none, "percent")).toContain("percent")
  expect(waitsFor({ ...none, percent: 50 }, "percent")).toBe("")
  expect(discountRow(piece(799, 1289), { ...none, percent: 50 }, "percent", plain).after?.price).toBe(644)
  expect(waitsFor({ ...none, price: 500 }, "both")).toBe("Enter the base price and the price above.")
})
