import { describe, expect, it } from "vitest"
import { clockInWords, FIRST_OPENING_HOURS, hoursInWords, type OpeningHours, todayInWords } from "./opening-hours"

const day = { from: "10:00", to: "19:00" }
const late = { from: "11:30", to: "20:00" }
const at = (iso: string) => Date.parse(`${iso}+05:30`)
const now = (iso: string, hours: OpeningHours = FIRST_OPENING_HOURS) => todayInWords(hours, at(iso))

describe("when the shop is open", () => {
  it("begins with a week of six days", () =>
    expect(hoursInWords(FIRST_OPENING_HOURS)).toBe("Monday to Saturday, 10 am to 7 pm"))

  it("says days with the same hours together, and leaves out those on which it is closed", () => {
    expect(hoursInWords({ week: [day, day, null, day, late, late, null], closed: [] })).toBe(
      "Monday and Tuesday, 10 am to 7 pm; Thursday, 10 am to 7 pm; Friday and Saturday, 11:30 am to 8 pm",
    )
    expect(hoursInWords({ week: Array<null>(7).fill(null), closed: [] })).toBe("")
  })

  it("writes noon and midnight as people do", () => {
    expect(["00:00", "00:30", "12:00", "12:15", "23:59"].map(clockInWords)).toEqual([
      "12 am",
      "12:30 am",
      "12 pm",
      "12:15 pm",
      "11:59 pm",
    ])
  })

  it("says until when on a Monday, to the minute, by the clock in India", () => {
    expect(now("2026-11-23T09:59")).toBe("Opens today at 10 am")
    expect(now("2026-11-23T10:00")).toBe("Open today till 7 pm")
    expect(now("2026-11-23T18:59")).toBe("Open today till 7 pm")
    expect(now("2026-11-23T19:00")).toBe("Closed now. Opens tomorrow at 10 am")
  })

  it("looks past Sunday, and past days on which it stays closed", () => {
    expect(now("2026-11-21T20:00")).toBe("Closed now. Opens on Monday at 10 am")
    const feast = { ...FIRST_OPENING_HOURS, closed: ["2026-11-23", "2026-11-24"] }
    expect(now("2026-11-23T12:00", feast)).toBe("Closed now. Opens on Wednesday at 10 am")
  })

  it("names the day where that is a week away, and says nothing where it never opens", () => {
    const week = Array.from({ length: 8 }, (_, n) => `2026-11-${23 + n}`)
    expect(now("2026-11-23T12:00", { ...FIRST_OPENING_HOURS, closed: week })).toBe(
      "Closed now. Opens on 1 December at 10 am",
    )
    expect(now("2026-11-23T12:00", { week: Array<null>(7).fill(null), closed: [] })).toBe("")
  })
})
