import { describe, expect, it } from "vitest"
import { STATES } from "../place/states"
import { daysAnywhere, daysTo, FIRST_DELIVERY_DAYS } from "./delivery-days"
import { DELIVERY_DAYS } from "./limits"

const { make, customExtra, roads } = DELIVERY_DAYS
const to = (stateCode: string, pincode?: string) => daysTo(FIRST_DELIVERY_DAYS, { stateCode, pincode })

describe("how many days a parcel takes", () => {
  it("reaches Ludhiana sooner than Delhi, Delhi sooner than Chennai, Chennai sooner than Leh", () => {
    const [ludhiana, delhi, chennai, leh] = ["03", "07", "33", "38"].map((code) => to(code))
    expect(ludhiana).toEqual({ min: make.min + roads.local.min, max: make.max + roads.local.max })
    expect(delhi!.max).toBeGreaterThan(ludhiana!.max)
    expect(chennai!.max).toBeGreaterThan(delhi!.max)
    expect(leh!.max).toBeGreaterThan(chennai!.max)
  })

  it("adds the extra days for a piece made to measure", () => {
    const ready = to("03")
    expect(daysTo(FIRST_DELIVERY_DAYS, { stateCode: "03" }, { custom: true })).toEqual({
      min: ready.min + customExtra.min,
      max: ready.max + customExtra.max,
    })
  })

  it("promises a first day before the last in every state, and names each state once", () => {
    for (const { code } of STATES) expect(to(code).min).toBeLessThanOrEqual(to(code).max)
    const named = FIRST_DELIVERY_DAYS.zones.flatMap(({ states }) => states)
    expect(new Set(named).size).toBe(named.length)
    expect(to("unknown")).toEqual(FIRST_DELIVERY_DAYS.everywhere)
  })

  it("goes by the first zone that fits, by state or by PIN code", () => {
    const days = {
      everywhere: { min: 4, max: 8 },
      zones: [
        { name: "Town", states: [], pincodes: [{ from: "141001", to: "141020" }], min: 1, max: 1 },
        { name: "Punjab", states: ["03" as const], pincodes: [], min: 2, max: 3 },
      ],
    }
    expect(daysTo(days, { stateCode: "03", pincode: "141020" })).toEqual({ min: 1, max: 1 })
    expect(daysTo(days, { stateCode: "03", pincode: "141021" })).toEqual({ min: 2, max: 3 })
    expect(daysTo(days, {})).toEqual({ min: 4, max: 8 })
    expect(daysAnywhere(days)).toEqual({ min: 1, max: 8 })
  })
})
