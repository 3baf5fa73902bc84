import { DELIVERY_DAYS } from "@silai/contracts/checkout/limits"
import { STATES } from "@silai/contracts/place/states"
import { describe, expect, it } from "vitest"
import { deliveryDays, zoneOf } from "./delivery-days"

const { make, customExtra, zones } = DELIVERY_DAYS

describe("how many days a parcel takes", () => {
  it("reaches Ludhiana sooner than Delhi, Delhi sooner than Chennai, Chennai sooner than Leh", () => {
    const [ludhiana, delhi, chennai, leh] = ["03", "07", "33", "38"].map((code) => deliveryDays(code))
    expect(ludhiana).toEqual({ min: make.min + zones.local.min, max: make.max + zones.local.max })
    expect(delhi.max).toBeGreaterThan(ludhiana.max)
    expect(chennai.max).toBeGreaterThan(delhi.max)
    expect(leh.max).toBeGreaterThan(chennai.max)
  })

  it("adds the extra days for a piece made to measure", () => {
    const ready = deliveryDays("03")
    expect(deliveryDays("03", { custom: true })).toEqual({
      min: ready.min + customExtra.min,
      max: ready.max + customExtra.max,
    })
  })

  it("promises an order of days that makes sense in every state", () => {
    for (const { code } of STATES) expect(deliveryDays(code).min).toBeLessThanOrEqual(deliveryDays(code).max)
    expect(zoneOf("unknown")).toBe("rest")
  })
})
