import { expect, test } from "vitest"
import { goodsKey } from "./same-goods"

const lower = { measurementType: "lowerBody", hip: 40, lowerBodyWaist: 34, thigh: 24, legLength: 41, bottom: 15 }

test("the same inches are the same goods, in whatever order they came, typed or sent", () => {
  const turned = Object.fromEntries(Object.entries(lower).reverse())
  expect(goodsKey(turned)).toBe(goodsKey(lower))
  expect(goodsKey({ ...lower, hip: "40.0" })).toBe(goodsKey(lower))
})

test("a quarter of an inch makes other goods", () => {
  expect(goodsKey({ ...lower, hip: 40.25 })).not.toBe(goodsKey(lower))
})

test("a size that people call otherwise is the shop's own", () => {
  expect(goodsKey("2XL")).toBe(goodsKey("XXL"))
  expect(goodsKey("Custom Size")).toBe(goodsKey("Custom"))
  expect(goodsKey("M")).not.toBe(goodsKey("L"))
})

test("what is no whole set of measurements is told apart all the same", () => {
  expect(goodsKey({ chest: 40 })).not.toBe(goodsKey({ chest: 41 }))
})
