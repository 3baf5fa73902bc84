import { describe, expect, it } from "vitest"
import { feeOfPlace, FIRST_SHIPPING_FEE, isFreeEverywhere, shippingFee, type ShippingFeeRules } from "./shipping-fee"

const rules: ShippingFeeRules = {
  everywhere: { feePaise: 8_000, freeFromPaise: 150_000 },
  places: [
    {
      name: "Ludhiana",
      states: [],
      pincodes: [{ from: "141001", to: "141020" }],
      feePaise: 3_000,
      freeFromPaise: null,
    },
    { name: "Punjab", states: ["03"], pincodes: [], feePaise: 5_000, freeFromPaise: 100_000 },
    {
      name: "Hills",
      states: ["38", "01"],
      pincodes: [{ from: "175000", to: "175999" }],
      feePaise: 20_000,
      freeFromPaise: null,
    },
  ],
  pickup: FIRST_SHIPPING_FEE.pickup,
  days: FIRST_SHIPPING_FEE.days,
}
const chennai = { stateCode: "33", pincode: "600001" }
const fee = (itemsPaise: number, to: { stateCode?: string; pincode?: string }) =>
  shippingFee(rules, { method: "home", itemsPaise, ...to })

describe("the cost of delivery", () => {
  it("is zero everywhere until the shop sets its own rules", () => {
    for (const itemsPaise of [100, 79_900, 50_000_000])
      expect(shippingFee(FIRST_SHIPPING_FEE, { method: "home", itemsPaise, ...chennai })).toBe(0)
    expect(isFreeEverywhere(FIRST_SHIPPING_FEE)).toBe(true)
  })

  it("is the fee below the threshold and zero from it on, to the paisa", () => {
    expect([149_999, 150_000, 150_001].map((worth) => fee(worth, chennai))).toEqual([8_000, 0, 0])
  })

  it("is the place's own fee; the first of two matching places counts", () => {
    expect(fee(79_900, { stateCode: "03", pincode: "141001" })).toBe(3_000)
    expect(fee(79_900, { stateCode: "03", pincode: "143001" })).toBe(5_000)
  })

  it("counts both ends of a range of PIN codes, and nothing outside it", () => {
    const at = (pincode: string) => fee(79_900, { stateCode: "02", pincode })
    expect(["174999", "175000", "175999", "176000"].map(at)).toEqual([8_000, 20_000, 20_000, 8_000])
  })

  it("takes a place's fee from large orders too, if the place has no threshold", () => {
    expect(fee(5_000_000, { stateCode: "38", pincode: "194101" })).toBe(20_000)
  })

  it("is the fee of most of India while the destination is unknown", () => {
    expect(feeOfPlace(rules, {})).toEqual(rules.everywhere)
  })

  it("is zero when the order is collected", () => {
    expect(shippingFee(rules, { method: "pickup", itemsPaise: 100, ...chennai })).toBe(0)
  })

  it("is not free everywhere when only one place pays", () => {
    expect(isFreeEverywhere({ ...rules, everywhere: { feePaise: 0, freeFromPaise: null } })).toBe(false)
  })
})
