import { describe, expect, it } from "vitest"
import { salePrice } from "./sale-price"

const shirt = { price: 799, basePrice: 1199 }

describe("a colourway's price in a sale", () => {
  it("is a percent of the base price, rounded down, or down to the next ₹…9", () => {
    expect(salePrice({ percent: 50, toNine: false }, shirt)).toBe(599)
    expect(salePrice({ percent: 45, toNine: false }, shirt)).toBe(659)
    expect(salePrice({ percent: 40, toNine: true }, shirt)).toBe(719)
    expect(salePrice({ percent: 90, toNine: false }, { price: 5, basePrice: 5 })).toBe(1)
  })

  it("is the one price that was set", () => expect(salePrice({ price: 649.5 }, shirt)).toBe(649.5))

  it("is no sale where it would not be lower than the everyday price, or where there is none", () => {
    expect(salePrice({ percent: 33, toNine: false }, shirt)).toBe("not_lower")
    expect(salePrice({ price: 799 }, shirt)).toBe("not_lower")
    expect(salePrice({ price: 500 }, { price: null, basePrice: null })).toBe("no_price")
  })
})
