import { expect, test } from "vitest"
import { stockAfter } from "./stock-line"

const level = { stocked: 5, reserved: 2, held: 1, backorder: false }
const refusal = (wanted: Parameters<typeof stockAfter>[0], now = level) => {
  const after = stockAfter(wanted, now)
  return typeof after === "number" ? after : after.code
}

test("pieces are set or added", () => {
  expect(refusal({ set: 9 })).toBe(9)
  expect(refusal({ add: 4 })).toBe(9)
  expect(refusal({ add: -2 })).toBe(3)
})

test("what is promised stays on the shelf", () => {
  expect(refusal({ set: 3 })).toBe(3)
  expect(refusal({ set: 2 })).toBe("inventory.below_promised")
  expect(refusal({ add: -3 })).toBe("inventory.below_promised")
})

test("where pieces are made to order, more may be promised than there is; but nobody has less than nothing", () => {
  expect(refusal({ set: 0 }, { ...level, backorder: true })).toBe(0)
  expect(refusal({ add: -6 }, { ...level, backorder: true })).toBe("inventory.below_promised")
})

test("who saw another number than there is now is told", () => {
  expect(refusal({ set: 9, expected: 5 })).toBe(9)
  expect(refusal({ set: 9, expected: 6 })).toBe("inventory.changed_meanwhile")
})

test("the shelf is not endless", () => expect(refusal({ add: 9_999 })).toBe("inventory.above_most"))
