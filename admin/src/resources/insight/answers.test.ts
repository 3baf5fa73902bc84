import { expect, test } from "vitest"
import { everyDay, lostAfter, wayOf } from "./answers"

const report = (visits: number, ...counts: [number, number, number, number, number]) => ({
  visits,
  funnel: (["product", "bag", "checkout", "payment", "order"] as const).map((step, place) => ({
    step,
    count: counts[place]!,
  })),
})

test("gives each step its share of the step before, and none after an empty step", () => {
  expect(wayOf(report(100, 60, 15, 0, 0, 0)).map(({ step, ofBefore }) => [step, ofBefore])).toEqual([
    ["visit", null],
    ["product", 0.6],
    ["bag", 0.25],
    ["checkout", 0],
    ["payment", null],
    ["order", null],
  ])
})

test("names the step where most visitors stop, with their number", () => {
  expect(lostAfter(wayOf(report(100, 60, 15, 12, 11, 10)))).toEqual({ step: "product", lost: 45, of: 60 })
})

test("names no step where no one stops or no one came; counts a bag that was filled on an earlier visit as no loss", () => {
  expect(lostAfter(wayOf(report(0, 0, 0, 0, 0, 0)))).toBeNull()
  expect(lostAfter(wayOf(report(3, 3, 4, 4, 4, 4)))).toBeNull()
})

test("shows days without a visit in the chart too, across the end of a month", () => {
  const day = { day: "2026-12-01", visits: 4, orders: 1 }
  expect(everyDay({ from: "2026-11-30", to: "2026-12-02", byDay: [day] })).toEqual([
    { day: "2026-11-30", visits: 0, orders: 0 },
    day,
    { day: "2026-12-02", visits: 0, orders: 0 },
  ])
})
