import { describe, expect, it } from "vitest"
import { type PricedNow, repriceFault } from "./reprice-fault"

const now: PricedNow = {
  version: 3,
  updatedBy: "Asha",
  published: true,
  sized: true,
  price: 799,
  basePrice: 1199,
  sale: null,
}
const codeOf = (change: object, changed: Partial<PricedNow> = {}) =>
  repriceFault({ version: 3, price: 699, basePrice: 1199, ...change }, { ...now, ...changed })?.code ?? null

describe("a new price for a colourway", () => {
  it("is accepted when it fits, and refused when the colourway is gone or was changed in the meantime", () => {
    expect(codeOf({})).toBeNull()
    expect(repriceFault({ version: 3, price: 699, basePrice: 1199 }, undefined)?.code).toBe("catalogue.colourway_gone")
    expect(repriceFault({ version: 2, price: 699, basePrice: 1199 }, now)).toMatchObject({
      code: "catalogue.changed_meanwhile",
      message: expect.stringMatching(/^Asha changed/),
    })
    expect(repriceFault({ version: 2, price: 699, basePrice: 1199 }, { ...now, updatedBy: "" })?.message).toMatch(
      /^Someone changed/,
    )
  })

  it("must fit together, and stay above a sale that is planned or running", () => {
    expect(codeOf({ price: 1200 })).toBe("catalogue.base_below_price")
    expect(codeOf({ basePrice: null })).toBe("catalogue.price_missing")
    expect(codeOf({}, { sale: { price: 700, from: "2026-01-01T00:00:00Z", to: null } })).toBe(
      "catalogue.sale_not_lower",
    )
  })

  it("is refused for a colourway without a size", () => {
    expect(codeOf({}, { sized: false })).toBe("catalogue.price_needs_size")
  })

  it("can be removed only from a draft", () => {
    expect(codeOf({ price: null, basePrice: null })).toBe("catalogue.not_ready")
    expect(codeOf({ price: null, basePrice: null }, { published: false })).toBeNull()
  })
})
