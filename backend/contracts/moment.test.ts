import { describe, expect, it } from "vitest"
import { day, moment } from "./moment"

const taken = (type: typeof day | typeof moment, text: string) => type.safeParse(text).success

describe("a moment", () => {
  it("is read as UTC, whatever offset it came with, even one that no database accepts", () => {
    expect(moment.parse("2026-01-31T10:00:00+05:30")).toBe("2026-01-31T04:30:00.000Z")
    expect(moment.parse("2026-01-31T10:00:00+23:00")).toBe("2026-01-30T11:00:00.000Z")
  })

  it("is a date of our time, and of the calendar", () => {
    for (const text of [
      "0000-01-01T00:00:00Z",
      "1999-12-31T23:59:59Z",
      "9999-12-31T23:59:59Z",
      "2026-02-30T00:00:00Z",
      "2026-01-31",
      "today",
    ])
      expect(taken(moment, text), text).toBe(false)
  })
})

describe("a day", () => {
  it("is a date of our time, and of the calendar", () => {
    expect(["2026-01-31", "2028-02-29"].map((text) => taken(day, text))).toEqual([true, true])
    for (const text of ["0000-01-01", "2026-02-29", "2026-13-01", "2100-01-01", "31-01-2026", "yesterday"])
      expect(taken(day, text), text).toBe(false)
  })
})
