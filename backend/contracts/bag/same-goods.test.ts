import { expect, test } from "vitest"
import { goodsKey } from "./same-goods"

const lower = { measurementType: "lowerBody", hip: 40, lowerBodyWaist: 34, thigh: 24, legLength: 41, bottom: 15 }

test("gives the same key to the same inches in any order, typed or sent", () => {
  const turned = Object.fromEntries(Object.entries(lower).reverse())
  expect(goodsKey(turned)).toBe(goodsKey(lower))
  expect(goodsKey({ ...lower, hip: "40.0" })).toBe(goodsKey(lower))
})

test("gives another key to a quarter of an inch more", () => {
  expect(goodsKey({ ...lower, hip: 40.25 })).not.toBe(goodsKey(lower))
})

test("gives another key to a looser fit or another person, but not to another way of measuring", () => {
  const regular = { ...lower, fitProfile: { fit: "regular", build: ["fullSeat", "bowLegs"] } }
  const same = { ...lower, fitProfile: { way: "garment", build: ["bowLegs", "fullSeat"], fit: "regular" } }
  expect(goodsKey(same)).toBe(goodsKey(regular))
  const others = [lower, { ...lower, fitProfile: { ...regular.fitProfile, fit: "loose" } }]
  const papas = { ...lower, fitProfile: { ...regular.fitProfile, madeFor: "Papa" } }
  expect(new Set([regular, papas, ...others].map(goodsKey)).size).toBe(4)
})

test("still gives a key to a malformed fit in a stored bag", () => {
  for (const fitProfile of ["slim", 3, [], { fit: "slim", build: "fullSeat", madeFor: 7 }])
    expect(typeof goodsKey({ ...lower, fitProfile })).toBe("string")
})

test("reads other names of a size as the shop's own", () => {
  expect(goodsKey("2XL")).toBe(goodsKey("XXL"))
  expect(goodsKey("Custom Size")).toBe(goodsKey("Custom"))
  expect(goodsKey("M")).not.toBe(goodsKey("L"))
})

test("still distinguishes incomplete measurements", () => {
  expect(goodsKey({ chest: 40 })).not.toBe(goodsKey({ chest: 41 }))
})
