import { expect, test } from "vitest"
import { readCount, readTyped } from "./read-count"

test("reads whole and limited numbers, grouped as in India or not at all", () => {
  expect(["12", " 1,200 ", "0", "0,09,999"].map(readCount)).toEqual([12, 1200, 0, 9999])
  for (const text of ["", "-1", "1.5", "1,5", "12345", "1,00,000", "1e3", "ten"])
    expect(readCount(text), text).toBeNull()
})

test("adds or subtracts by a sign; a sign without a number means one piece", () => {
  expect(["7", "+5", "-5", "−5", "+", "-", "", "+1,000"].map((text) => readTyped(text, 8))).toEqual([
    { to: 7 },
    { to: 13 },
    { to: 3 },
    { to: 3 },
    { to: 9 },
    { to: 7 },
    { to: 8 },
    { to: 1008 },
  ])
})

test("refuses an impossible number with the reason", () => {
  expect(readTyped("-5", 3)).toEqual({ why: "There are only 3 pieces to take from" })
  expect(readTyped("-5", 1)).toEqual({ why: "There is only 1 piece to take from" })
  expect(readTyped("+5", 9_998)).toEqual({ why: "No more than 9,999" })
  for (const text of ["1.5", "ten", "--5", "99999"])
    expect(readTyped(text, 3)).toEqual({ why: "Whole pieces, up to 9,999" })
})
