import { expect, test } from "vitest"
import { inOtherColour, offerOf } from "./purchase-rules"

const rack = (stock: number, backorder = false) => ({ sizes: [{ size: "M", stock }], backorder })
const m = { size: "M" }
const measured = {
  measurement: {
    measurementType: "lowerBody" as const,
    hip: 38,
    lowerBodyWaist: 34,
    thigh: 22,
    legLength: 40,
    bottom: 15,
  },
}

test("offers nothing when nothing is chosen", () => {
  expect(offerOf(rack(5), null, 1)).toBeNull()
})

test("shows no stock note for plenty of stock, and allows two", () => {
  expect(offerOf(rack(5), m, 1)).toMatchObject({
    most: 2,
    stockNote: null,
    action: "Add to Bag",
    orderType: "readymade",
    limitNote: null,
  })
  expect(offerOf(rack(5), m, 2)).toMatchObject({ limitNote: "Maximum quantity reached" })
})

test("says that only one or two are left", () => {
  expect(offerOf(rack(2), m, 1)?.stockNote).toBe("Only 2 Stock Left")
  expect(offerOf(rack(1), m, 1)).toMatchObject({
    stockNote: "Only 1 Stock Left",
    most: 1,
    limitNote: "Only 1 unit(s) are available for this size.",
  })
})

test("allows no purchase without stock and backorder", () => {
  expect(offerOf(rack(0), m, 1)).toMatchObject({ soldOut: true, stockNote: "Out of Stock", action: "Out of Stock" })
})

test("makes to order without stock when backorder is allowed", () => {
  expect(offerOf(rack(0, true), m, 1)).toMatchObject({
    soldOut: false,
    orderType: "custom",
    action: "Make an Order",
    most: 2,
  })
  expect(offerOf(rack(0, true), m, 1)?.stockNote).toContain("Made to order")
})

test("makes the line made to order at one more than the stock", () => {
  expect(offerOf(rack(1, true), m, 1)).toMatchObject({ orderType: "readymade", action: "Add to Bag" })
  expect(offerOf(rack(1, true), m, 2)).toMatchObject({ orderType: "custom", action: "Make an Order" })
  expect(offerOf(rack(1, true), m, 2)?.stockNote).toContain("Made to order")
})

test("never runs out of made-to-measure pieces, even without stock", () => {
  expect(offerOf(rack(0), measured, 2)).toMatchObject({ soldOut: false, most: 2, orderType: "custom" })
  expect(offerOf(rack(0), measured, 1)?.stockNote).toContain("Cut to your measurements")
})

test("keeps a size in another colour that has it, and the measurements where it can be made to measure", () => {
  const other = { ...rack(0), customSizeOption: true }
  expect([inOtherColour(other, m), inOtherColour(other, measured)]).toEqual([m, measured])
  expect([
    inOtherColour(other, { size: "XL" }),
    inOtherColour({ ...other, customSizeOption: false }, measured),
    inOtherColour(other, null),
  ]).toEqual([null, null, null])
})
