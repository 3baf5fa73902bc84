import { expect, test } from "vitest"
import { csvOf, textOfCell } from "./csv"

const cell = (text: unknown) =>
  csvOf(["Name"], [[text]])
    .replace("\ufeffName\r\n", "")
    .replace(/\r\n$/, "")

test.each([
  "=1+1",
  "+1",
  "-2+3",
  "@SUM(A1)",
  "＝1+1",
  "＋1",
  "－1",
  "＠SUM(A1)",
  " =1+1",
  "\u3000＝1",
  "\u00a0 -1",
  "\tx",
  "\rx",
  "\nx",
  "|calc",
  "｜calc",
  "\u200b=1+1",
  "\u2060x",
  "\u00ad=1",
  "\u202ex",
  "00123456789",
  "90.750",
  "123456789012",
  "74510986312345678901234",
  "12E5",
  "10-12",
  "3/4",
])(
  "makes a text like %j neither a formula nor another number in a spreadsheet, and reads it back as it was",
  (text) => {
    expect(cell(text).replace(/^"/, "").startsWith(`'${text}`)).toBe(true)
    expect(textOfCell(`'${text}`)).toBe(text)
  },
)

test.each(["Kaur", " Kaur", "a=b", "'tis", "२", "9876543210", "141001", "0", "SL-000034"])(
  "leaves a text like %j as it is",
  (text) => {
    expect(cell(text)).toBe(text.startsWith(" ") ? `"${text}"` : text)
    expect(textOfCell(text)).toBe(text)
  },
)

test("keeps numbers as numbers, negative and large ones too", () =>
  expect([cell(-5), cell(123_456_789_012)]).toEqual(["-5", "123456789012"]))
