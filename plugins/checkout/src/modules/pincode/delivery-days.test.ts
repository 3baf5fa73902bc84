import { STATES } from "@silai/contracts/place/states"
import { describe, expect, it } from "vitest"
import { deliveryDays, zoneOf } from "./delivery-days"

describe("how many days a parcel takes", () => {
  it("reaches Ludhiana sooner than Delhi, Delhi sooner than Chennai, Chennai sooner than Leh", () => {
    const [ludhiana, delhi, chennai, leh] = ["03", "07", "33", "38"].map((code) => deliveryDays(code))
    expect(ludhiana).toEqual({ min: 2, max: 4 })
    expect(delhi.max).toBeGreaterThan(ludhiana.max)
    expect(chennai.max).toBeGreaterThan(delhi.max)
    expect(leh.max).toBeGreaterThan(chennai.max)
  })

  it("adds one to four days for a piece made to measure", () => {
    expect(deliveryDays("03", { custom: true })).toEqual({ min: 3, max: 8 })
  })

  it("promises an order of days that makes sense in every state", () => {
    for (const { code } of STATES) expect(deliveryDays(code).min).toBeLessThanOrEqual(deliveryDays(code).max)
    expect(zoneOf("unknown")).toBe("rest")
  })
})
