import { expect, test } from "vitest"
import { SERIES } from "@silai/contracts/papers/limits"
import { rupeesInWords } from "./rupees-in-words"
import { financialYearOf, paperNumberOf, paperNumberTyped } from "./series"

test.each([
  [0, "Rupees zero only"],
  [100, "Rupees one only"],
  [5, "Five paise only"],
  [1_598_00, "Rupees one thousand five hundred ninety-eight only"],
  [20_00, "Rupees twenty only"],
  [79_950, "Rupees seven hundred ninety-nine and fifty paise only"],
  [1_00_000_00, "Rupees one lakh only"],
  [
    12_34_56_789_01,
    "Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine and one paise only",
  ],
])("writes %i paise out as %j", (paise, words) => expect(rupeesInWords(paise)).toBe(words))

test.each([
  ["2026-03-31T18:29:59Z", "25-26"],
  ["2026-03-31T18:30:00Z", "26-27"],
  ["2026-12-31T20:00:00Z", "26-27"],
  ["2099-05-01T00:00:00Z", "99-00"],
])("begins a financial year on 1 April at midnight in India: %s is in %s", (moment, year) =>
  expect(financialYearOf(new Date(moment))).toBe(year),
)

test("gives a paper's number 16 characters, as many as the law allows", () => {
  expect(paperNumberOf("invoice", "26-27", 123)).toBe("INV/26-27/000123")
  for (const kind of ["invoice", "creditNote"] as const) {
    expect(paperNumberOf(kind, "26-27", 999_999)).toHaveLength(16)
    expect(paperNumberOf(kind, "26-27", 1)).toMatch(SERIES.pattern)
  }
})

test.each([
  ["INV/26-27/000013", "INV/26-27/000013"],
  [" inv 26-27 13 ", "INV/26-27/000013"],
  ["crn-2627-1", "CRN/26-27/000001"],
  ["INV/26-27/0000130", null],
  ["invoice", null],
  ["SL-000013", null],
])("reads the number of a paper from %s", (typed, number) => expect(paperNumberTyped(typed)).toBe(number))
