import { describe, expect, it } from "vitest"
import { dayTextInIndia, lastMomentOf } from "./india"

describe("a day in India", () => {
  it("changes at midnight in India, in any time zone of the computer", () => {
    expect(dayTextInIndia("2026-11-29T18:29:59.999Z")).toBe("2026-11-29")
    expect(dayTextInIndia(Date.parse("2026-11-29T18:30:00Z"))).toBe("2026-11-30")
    expect(dayTextInIndia(new Date("2026-12-31T20:00:00Z"))).toBe("2027-01-01")
  })

  it("is the day before for an end at midnight", () => {
    const lastDay = (end: string) => dayTextInIndia(lastMomentOf(end))
    expect(lastDay("2026-11-29T18:30:00.000Z")).toBe("2026-11-29")
    expect(lastDay("2026-11-30T18:29:59.999Z")).toBe("2026-11-30")
    expect(lastDay("2026-11-30T06:00:00.000Z")).toBe("2026-11-30")
  })
})
