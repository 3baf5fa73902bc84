import { expect, test } from "vitest"
import { stockAfter } from "./stock-line"

const level = { stocked: 5, reserved: 2, held: 1, backorder: false }
const refusal = (wanted: Parameters<typeof stockAfter>[0], now = level) => {
  const after = stockAfter(wanted, now)
  return typeof after === "number" ? after : after.code
}

test("sets pieces or adds them", () => {
  expect(refusal({ set: 9 })).toBe(9)
  expect(refusal({ add: 4 })).toBe(9)
  expect(refusal({ add: -2 })).toBe(3)
})

test("never lets the stock fall below the promised pieces", () => {
  expect(refusal({ set: 3 })).toBe(3)
  expect(refusal({ set: 2 })).toBe("inventory.below_promised")
  expect(refusal({ add: -3 })).toBe("inventory.below_promised")
})

test("allows more promised pieces than stock where they are made to order; stock is never negative", () => {
  expect(refusal({ set: 0 }, { ...level, backorder: true })).toBe(0)
  expect(refusal({ add: -6 }, { ...level, backorder: true })).toBe("inventory.below_promised")
})

test("refuses a change based on an outdated number", () => {
  expect(refusal({ set: 9, expected: 5 })).toBe(9)
  expect(refusal({ set: 9, expected: 6 })).toBe("inventory.changed_meanwhile")
})

test("has an upper limit for stock", () => expect(refusal({ add: 9_999 })).toBe("inventory.above_most"))
