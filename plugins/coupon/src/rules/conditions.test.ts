import { expect, test } from "vitest"
import { areGoodsGone, conditionsOf } from "./conditions"

const free = {
  minimum_paise: "0",
  category_ids: [],
  style_ids: [],
  colourway_ids: [],
  first_order: false,
  per_customer: null,
}
const names = new Map(["a", "b", "c", "d"].map((id) => [id, `Shirt ${id.toUpperCase()}`]))

test("names a coupon's conditions, and none when it has none", () => {
  expect(conditionsOf(free, names)).toEqual([])
  expect(conditionsOf({ ...free, minimum_paise: "120050", first_order: true, per_customer: 3 }, names)).toEqual([
    "From ₹1,200.50",
    "For a first order",
    "3 times per customer",
  ])
})

test("names the first three goods of a coupon for many, and counts the rest, including deleted ones", () => {
  expect(conditionsOf({ ...free, category_ids: ["a"], style_ids: ["b"] }, names)).toEqual(["For Shirt A, Shirt B"])
  expect(conditionsOf({ ...free, colourway_ids: ["a", "b", "c", "d", "gone"] }, names)).toEqual([
    "For Shirt A, Shirt B, Shirt C and 2 more",
  ])
})

test("knows a coupon whose goods are all deleted from one with some left, and from one for everything", () => {
  expect([
    areGoodsGone({ ...free, category_ids: ["gone"], style_ids: ["gone too"] }, names),
    areGoodsGone({ ...free, category_ids: ["gone"], style_ids: ["a"] }, names),
    areGoodsGone(free, names),
  ]).toEqual([true, false, false])
})
