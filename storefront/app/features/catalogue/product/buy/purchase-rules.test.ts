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

test("nothing chosen, nothing offered", () => {
  expect(offerOf(rack(5), null, 1)).toBeNull()
})

test("a full shelf shows no stock note and allows two", () => {
  expect(offerOf(rack(5), m, 1)).toMatchObject({
    most: 2,
    stockNote: null,
    action: "Add to Bag",
    orderType: "readymade",
    limitNote: null,
  })
  expect(offerOf(rack(5), m, 2)).toMatchObject({ limitNote: "Maximum quantity reached" })
})

test("the last one or two are named", () => {
  expect(offerOf(rack(2), m, 1)?.stockNote).toBe("Only 2 Stock Left")
  expect(offerOf(rack(1), m, 1)).toMatchObject({
    stockNote: "Only 1 Stock Left",
    most: 1,
    limitNote: "Only 1 unit(s) are available for this size.",
  })
})

test("an empty shelf without backorder cannot be bought", () => {
  expect(offerOf(rack(0), m, 1)).toMatchObject({ soldOut: true, stockNote: "Out of Stock", action: "Out of Stock" })
})

test("an empty shelf with backorder is made to order", () => {
  expect(offerOf(rack(0, true), m, 1)).toMatchObject({
    soldOut: false,
    orderType: "custom",
    action: "Make an Order",
    most: 2,
  })
  expect(offerOf(rack(0, true), m, 1)?.stockNote).toContain("Made to order")
})

test("one more than the stock makes the line made to order", () => {
  expect(offerOf(rack(1, true), m, 1)).toMatchObject({ orderType: "readymade", action: "Add to Bag" })
  expect(offerOf(rack(1, true), m, 2)).toMatchObject({ orderType: "custom", action: "Make an Order" })
  expect(offerOf(rack(1, true), m, 2)?.stockNote).toContain("Made to order")
})

test("cut to measure never runs out, even when the rack is empty", () => {
  expect(offerOf(rack(0), measured, 2)).toMatchObject({ soldOut: false, most: 2, orderType: "custom" })
  expect(offerOf(rack(0), measured, 1)?.stockNote).toContain("Cut to your measurements")
})

test("another colour of the same style keeps a size that it has, and the measurements where it can be made to measure", () => {
  const other = { ...rack(0), customSizeOption: true }
  expect([inOtherColour(other, m), inOtherColour(other, measured)]).toEqual([m, measured])
  expect([
    inOtherColour(other, { size: "XL" }),
    inOtherColour({ ...other, customSizeOption: false }, measured),
    inOtherColour(other, null),
  ]).toEqual([null, null, null])
})
