import { describe, expect, it } from "vitest"
import { priceFor } from "@silai/contracts/catalogue/percent-off"
import { baseFor, exactPercent, followerOf, gstOf, shownPercent, workOut } from "./discount"

const plain = { toNine: false }
const toNine = { toNine: true }

describe("the discount calculator", () => {
  it("works both ways: price from percent, percent from price, base from both", () => {
    expect(workOut({ base: 1289, percent: 38, price: null }, "price", plain)).toBe(799)
    expect(workOut({ base: 1289, percent: null, price: 799 }, "percent", plain)).toBe(38)
    expect(workOut({ base: null, percent: 38, price: 799 }, "base", plain)).toBe(1289)
  })

  it("never discounts by less than the percent that was asked for, whatever the price", () => {
    for (let base = 50; base < 4_000; base += 37)
      for (const percent of [1, 12.5, 33, 38, 50, 66, 90])
        for (const rounding of [plain, toNine]) {
          expect(
            shownPercent(base, priceFor(base, percent, rounding)),
            `${percent} off ${base}`,
          ).toBeGreaterThanOrEqual(Math.floor(percent))
          const found = baseFor(base, percent, rounding)
          expect(shownPercent(found, base), `${base} after ${percent} off ${found}`).toBeGreaterThanOrEqual(
            Math.floor(percent),
          )
        }
  })

  it("ends a price in nine by rounding down, a base price by rounding up, and keeps a price without a discount", () => {
    expect(priceFor(1289, 37, plain)).toBe(812)
    expect(priceFor(1289, 37, toNine)).toBe(809)
    expect(priceFor(1289, 38, toNine)).toBe(799)
    expect(priceFor(1300, 0, toNine)).toBe(1300)
    expect(baseFor(799, 35, toNine)).toBe(1239)
  })

  it("shows the percent rounded down, and the exact one next to it", () => {
    expect([shownPercent(1000, 621), exactPercent(1000, 621)]).toEqual([37, 37.9])
    expect(shownPercent(799, 799)).toBe(0)
  })

  it("shows nothing while the figures make no sense", () => {
    for (const sum of [
      { base: null, percent: 10, price: null },
      { base: 0, percent: 10, price: null },
      { base: 100, percent: 100, price: null },
      { base: 100, percent: -1, price: null },
    ])
      expect(workOut(sum, "price", plain)).toBeNull()
    expect(workOut({ base: 500, percent: null, price: 600 }, "percent", plain)).toBeNull()
  })

  it("computes another part when a number is typed into the computed one", () => {
    expect([
      followerOf("price", "price"),
      followerOf("percent", "percent"),
      followerOf("base", "base"),
      followerOf("base", "price"),
    ]).toEqual(["percent", "price", "price", "price"])
  })

  it("knows the tax slab of a piece: up to ₹2,500 before tax at the low rate", () => {
    expect([gstOf(799), gstOf(2625), gstOf(2626)]).toEqual([5, 5, 18])
  })
})
