import { expect, test } from "vitest"
import { changeOf, ratiosOf } from "./compare"

const none = { orders: 0, salesRupees: 0, customOrders: 0, returns: 0, visits: 0, visitOrders: 0 }

test("gives a day without orders or visits no average, share or conversion instead of a zero", () => {
  expect(ratiosOf(none)).toEqual({ average: null, made: null, conversion: null })
})

test("takes average, share and conversion from the same period's orders and visits", () => {
  expect(ratiosOf({ ...none, orders: 4, salesRupees: 3_996, customOrders: 1, visits: 50, visitOrders: 2 })).toEqual({
    average: 999,
    made: 0.25,
    conversion: 0.04,
  })
})

test.each([
  [150, 100, 0.5],
  [50, 100, -0.5],
  [100, 100, 0],
  [100, 0, null],
])("shows %d after %d as a change of %s", (now, before, change) => expect(changeOf(now, before)).toBe(change))
