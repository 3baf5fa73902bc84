import { FIRST_OPENING_HOURS } from "@silai/contracts/shop/opening-hours"
import { beforeEach, expect, test, vi } from "vitest"
import { expectedDays } from "./delivery-estimate"

const now = vi.hoisted(() => ({ hours: {} as object }))
vi.mock("~/lib/shop/shop", () => ({ shop: () => now }))
beforeEach(() => void (now.hours = FIRST_OPENING_HOURS))

const at = (iso: string) => Date.parse(iso)
const saturday = at("2026-11-21T10:00:00+05:30")
const ready = { custom: false }

test("counts working days only: a Saturday order with two to four days comes from Tuesday to Thursday", () => {
  expect(expectedDays(saturday, { min: 2, max: 4 }, ready)).toBe("24–26 Nov 2026")
})

test("uses the day in India: half past midnight there is the new day", () => {
  expect(expectedDays(at("2026-11-23T19:00:00Z"), { min: 1, max: 2 }, ready)).toBe("25–26 Nov 2026")
})

test("adds the extra days of a made-to-measure piece, on the road and in the shop", () => {
  expect(expectedDays(saturday, { min: 3, max: 6 }, { custom: true })).toBe(
    "26 Nov – 3 Dec 2026".replaceAll(" – ", "–"),
  )
  expect(expectedDays(saturday, null, { custom: true })).toBe("24–28 Nov 2026")
  expect(expectedDays(saturday, null, ready)).toBe("23–24 Nov 2026")
})

test("waits for a closed shop to open, and not for it once the parcel has left", () => {
  now.hours = { ...FIRST_OPENING_HOURS, holidays: [{ from: "2026-11-23", to: "2026-11-25", name: "Diwali" }] }
  expect(expectedDays(saturday, null, ready)).toBe("26–27 Nov 2026")
  expect(expectedDays(saturday, { min: 2, max: 4 }, ready)).toBe("27–30 Nov 2026")
})
