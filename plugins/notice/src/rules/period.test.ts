import { expect, test } from "vitest"
import { daysBetween, sumsOf } from "./period"

test.each([
  ["2026-11-26T00:00:00+05:30", "2026-11-26"],
  ["2026-11-25T23:59:59+05:30", "2026-11-25"],
  ["2026-11-25T18:30:00Z", "2026-11-26"],
])("takes the day in India at %s for today, and the days before it follow the calendar", (at, today) => {
  const days = daysBetween(Date.parse(at), -30, 0)
  expect([days.length, days.at(-1)]).toEqual([31, today])
  expect(days[0]).toBe(today === "2026-11-26" ? "2026-10-27" : "2026-10-26")
})

const stored = {
  orders: [
    { day: "2026-11-24", orders: 2, customOrders: 1, salesPaise: 199_850 },
    { day: "2026-11-26", orders: 1, customOrders: 0, salesPaise: 79_900 },
  ],
  returns: [{ day: "2026-11-25", requests: 3 }],
  visits: [{ day: "2026-11-26", visits: 40, orders: 2 }],
}

test("excludes days before and after from the sums of a period", () => {
  expect(sumsOf(stored, ["2026-11-25", "2026-11-26"])).toEqual({
    orders: 1,
    salesRupees: 799,
    customOrders: 0,
    returns: 3,
    visits: 40,
    visitOrders: 2,
  })
  expect(sumsOf(stored, ["2026-11-24"])).toMatchObject({ orders: 2, salesRupees: 1998.5, customOrders: 1, returns: 0 })
})
