import dayjs from "dayjs"
import customParseFormat from "dayjs/plugin/customParseFormat"
import { expect, test } from "vitest"
import { dayTyped } from "./day-text"

dayjs.extend(customParseFormat)
const DAY = ["DD/MM/YYYY", "D/M/YYYY", "YYYY-MM-DD"]
const MONTH = ["MM/YYYY", "YYYY-MM"]

test.each(["30/11/2026", "30-11-2026", "30.11.2026", "३०/११/२०२६", "\u200b30/11/2026 ", "2026-11-30", "30–11–2026"])(
  "reads the day %j",
  (typed) => expect(dayTyped(typed, DAY)?.format("YYYY-MM-DD")).toBe("2026-11-30"),
)

test.each(["10/2026", "10-2026", "2026-10", "१०/२०२६", "2026/10"])("reads the month %j", (typed) =>
  expect(dayTyped(typed, MONTH)?.format("YYYY-MM")).toBe("2026-10"),
)

test.each(["", "31/11/2026", "13/2026", "2026", "soon"])("reads nothing from %j", (typed) => {
  expect(dayTyped(typed, DAY)).toBe(null)
  expect(dayTyped(typed, MONTH)).toBe(null)
})
