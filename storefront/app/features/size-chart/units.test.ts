import { FIRST_CHART_ROWS } from "@silai/contracts/size-chart/charts"
import { describe, expect, it } from "vitest"
import { chartUnitOf, inCentimetres } from "./units"

describe("a size chart in centimetres", () => {
  it("shows a chest of 38 inches as 96.5 and a shoulder of 18 as 45.5", () => {
    expect([38, 18, 36, 25.5].map(inCentimetres)).toEqual([96.5, 45.5, 91.5, 65])
  })

  it("is within a quarter of a centimetre of the tape everywhere, in halves", () => {
    for (const value of Object.values(FIRST_CHART_ROWS).flatMap((rows) => rows.flatMap(({ values }) => values))) {
      expect(Math.abs(inCentimetres(value) - value * 2.54)).toBeLessThanOrEqual(0.25 + 1e-9)
      expect((inCentimetres(value) * 2) % 1).toBe(0)
    }
  })

  it("stays in inches for an address that asks for anything else", () => {
    expect([null, "", "in", "CM", "feet", "cm"].map(chartUnitOf)).toEqual(["in", "in", "in", "in", "in", "cm"])
  })
})
