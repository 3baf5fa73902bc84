import { describe, expect, it } from "vitest"
import { saleHours, saleState } from "./sale-hours"

const at = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour))
const noon = at(12)
const codeOf = (work: () => unknown): string => {
  try {
    work()
    return ""
  } catch (refused) {
    return (refused as { code: string }).code
  }
}

describe("the hours of a planned sale", () => {
  it("include its first moment, and not its last", () => {
    const hours = { from: at(9), to: noon }
    expect([at(8), at(9), at(11), noon].map((now) => saleState(hours, now))).toEqual([
      "planned",
      "running",
      "running",
      "over",
    ])
  })

  it("begin now when they should have begun already, and never in the past", () => {
    expect(saleHours({ from: at(9), to: at(20) }, null, noon)).toEqual({ from: noon, to: at(20) })
    expect(saleHours({ from: at(13), to: at(20) }, null, noon)).toEqual({ from: at(13), to: at(20) })
  })

  it("end after they begin and later than now", () => {
    expect(codeOf(() => saleHours({ from: at(13), to: at(13) }, null, noon))).toBe("catalogue.sale_ends_early")
    expect(codeOf(() => saleHours({ from: at(9), to: at(11) }, null, noon))).toBe("catalogue.sale_ends_early")
  })

  it("have a fixed beginning for a running sale, and an end that can be moved", () => {
    const before = { from: at(9), to: at(20) }
    expect(saleHours({ from: at(9), to: at(22) }, before, noon)).toEqual({ from: at(9), to: at(22) })
    expect(codeOf(() => saleHours({ from: at(10), to: at(22) }, before, noon))).toBe("catalogue.sale_begun")
    expect(codeOf(() => saleHours(before, { from: at(9), to: at(11) }, noon))).toBe("catalogue.sale_over")
  })
})
