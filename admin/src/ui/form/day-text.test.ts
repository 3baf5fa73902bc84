import dayjs from "dayjs"
import customParseFormat from "dayjs/plugin/customParseFormat"
import { expect, test } from "vitest"
import { dayTyped, TYPED } from "./day-text"

dayjs.extend(customParseFormat)
const { date: DAY, month: MONTH, hour: HOUR } = TYPED

test.each([
  "30/11/2026",
  "30-11-2026",
  "30.11.2026",
  "३०/११/२०२६",
  "\u200b30/11/2026 ",
  "2026-11-30",
  "30–11–2026",
  "30/11/26",
  "30 Nov 2026",
  "30 november 2026",
  "30-NOV-26",
  "30-Nov-2026",
])("reads the day %j", (typed) => expect(dayTyped(typed, DAY)?.format("YYYY-MM-DD")).toBe("2026-11-30"))

test.each(["10/2026", "10-2026", "2026-10", "१०/२०२६", "2026/10", "10/26", "Oct 2026", "october 2026", "Oct-26"])(
  "reads the month %j",
  (typed) => expect(dayTyped(typed, MONTH)?.format("YYYY-MM")).toBe("2026-10"),
)

test.each(["18:30", "6:30 pm", "6:30 P.M.", "18.30", "१८:३०"])("reads the hour %j", (typed) =>
  expect(dayTyped(typed, HOUR)?.format("HH:mm")).toBe("18:30"),
)

test.each(["", "31/11/2026", "13/2026", "2026", "soon"])("reads nothing from %j", (typed) => {
  expect(dayTyped(typed, DAY)).toBe(null)
  expect(dayTyped(typed, MONTH)).toBe(null)
})
