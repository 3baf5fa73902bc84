import { expect, test } from "vitest"
import { refundOfGoods } from "./refund"

test("refunds what was paid less the fee, never more than is left of the payment, and never below zero", () => {
  expect(refundOfGoods(149_900, { left: 149_900, fee: 10_000 })).toEqual({ short: 0, refund: 139_900 })
  expect(refundOfGoods(149_900, { left: 69_900, fee: 10_000 })).toEqual({ short: 80_000, refund: 59_900 })
  expect(refundOfGoods(6_000, { left: 90_000, fee: 10_000 })).toEqual({ short: 0, refund: 0 })
  expect(refundOfGoods(79_900, { left: 0, fee: 10_000 })).toEqual({ short: 79_900, refund: 0 })
  expect(refundOfGoods(79_900, { left: -1, fee: 0 })).toEqual({ short: 79_900, refund: 0 })
})
