import { expect, test } from "vitest"
import { daysToCollect, daysToDoor, expectedDays } from "./delivery-estimate"

const at = (iso: string) => Date.parse(iso)

test("counts working days only: a Saturday order with two to four days comes from Tuesday to Thursday", () => {
  expect(expectedDays(at("2026-11-21T10:00:00+05:30"), { min: 2, max: 4 })).toBe("24–26 Nov 2026")
})

test("uses the day in India: half past midnight there is the new day", () => {
  expect(expectedDays(at("2026-11-23T19:00:00Z"), { min: 1, max: 2 })).toBe("25–26 Nov 2026")
})

test("adds the extra days of a made-to-measure piece, on the road and in the shop", () => {
  expect(daysToDoor({ min: 3, max: 6 }, true)).toEqual({ min: 4, max: 10 })
  expect(daysToDoor({ min: 3, max: 6 }, false)).toEqual({ min: 3, max: 6 })
  expect(daysToCollect(true)).toEqual({ min: 2, max: 6 })
})
