import { describe, expect, it } from "vitest"
import {
  clockInWords,
  FIRST_OPENING_HOURS,
  holidaysInWords,
  hoursInWords,
  type OpeningHours,
  openNow,
  todayInWords,
} from "./opening-hours"

const day = { from: "10:00", to: "19:00" }
const late = { from: "11:30", to: "20:00" }
const never = { week: Array<null>(7).fill(null), holidays: [] }
const at = (iso: string) => Date.parse(`${iso}+05:30`)
const now = (iso: string, hours: OpeningHours = FIRST_OPENING_HOURS) => todayInWords(hours, at(iso))
const closedFor = (...holidays: OpeningHours["holidays"]): OpeningHours => ({ ...FIRST_OPENING_HOURS, holidays })
const diwali = { from: "2026-11-23", to: "2026-11-24", name: "Diwali" }

describe("when the shop is open", () => {
  it("begins with a week of six days", () =>
    expect(hoursInWords(FIRST_OPENING_HOURS)).toBe("Monday to Saturday, 10 am to 7 pm"))

  it("lists days with the same hours together, and leaves out closed ones", () => {
    expect(hoursInWords({ week: [day, day, null, day, late, late, null] })).toBe(
      "Monday and Tuesday, 10 am to 7 pm; Thursday, 10 am to 7 pm; Friday and Saturday, 11:30 am to 8 pm",
    )
    expect(hoursInWords(never)).toBe("")
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

  it("names the closing time on a Monday, to the minute, by the clock in India", () => {
    expect(now("2026-11-23T09:59")).toBe("Opens today at 10 am")
    expect(now("2026-11-23T10:00")).toBe("Open today till 7 pm")
    expect(now("2026-11-23T18:59")).toBe("Open today till 7 pm")
    expect(now("2026-11-23T19:00")).toBe("Closed now. Opens tomorrow at 10 am")
    // Monday in India, and still Sunday in London.
    expect(openNow(FIRST_OPENING_HOURS, Date.parse("2026-11-22T20:00Z"))).toEqual({
      isOpen: false,
      holiday: null,
      next: { opensAt: "10:00", ahead: 0 },
    })
  })

  it("finds the next opening after a Sunday", () =>
    expect(now("2026-11-21T20:00")).toBe("Closed now. Opens on Monday at 10 am"))

  it("is closed for a holiday from its first day to its last, and says for which", () => {
    expect(now("2026-11-22T23:59", closedFor(diwali))).toBe("Closed now. Opens on Wednesday at 10 am")
    expect(now("2026-11-23T00:00", closedFor(diwali))).toBe("Closed today for Diwali. Opens on Wednesday at 10 am")
    expect(now("2026-11-24T23:59", closedFor(diwali))).toBe("Closed today for Diwali. Opens tomorrow at 10 am")
    expect(now("2026-11-25T10:00", closedFor(diwali))).toBe("Open today till 7 pm")
    expect(now("2026-11-23T12:00", closedFor({ ...diwali, name: "" }))).toBe(
      "Closed today. Opens on Wednesday at 10 am",
    )
  })

  it("names the date when the next opening is a week away, and nothing when there is none", () => {
    expect(now("2026-11-23T12:00", closedFor({ ...diwali, to: "2026-11-30" }))).toBe(
      "Closed today for Diwali. Opens on 1 December at 10 am",
    )
    expect(now("2026-11-23T12:00", closedFor({ ...diwali, to: "2027-11-30" }))).toBe("Closed today for Diwali")
    expect(now("2026-11-23T12:00", never)).toBe("")
  })

  it("announces the holidays of the coming month, the nearest first", () => {
    const lohri = { from: "2026-12-30", to: "2027-01-02", name: "New Year" }
    const one = { from: "2026-12-25", to: "2026-12-25", name: "" }
    const hours = closedFor(lohri, one, { from: "2026-12-14", to: "2026-12-16", name: "a wedding" }, diwali)
    expect(holidaysInWords(hours, at("2026-12-02T12:00"))).toEqual([
      "Closed from 14 to 16 December for a wedding",
      "Closed on 25 December",
      "Closed from 30 December to 2 January for New Year",
    ])
    expect(holidaysInWords(hours, at("2026-11-23T12:00"))).toEqual(["Closed from 14 to 16 December for a wedding"])
  })
})
