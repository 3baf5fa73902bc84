import { expect, test } from "vitest"
import { refundOf } from "./may-refund"

const kept = { amountPaise: 79_900, refundedPaise: 20_000 }

test("of a placed order any part goes back, up to what is left", () => {
  expect(refundOf({ status: "placed" }, kept, false)).toEqual({ how: "part", leftPaise: 59_900 })
})

test("what is paid and not placed goes back whole", () => {
  const whole = { amountPaise: 79_900, refundedPaise: 0 }
  for (const status of ["paid", "placing"] as const)
    expect(refundOf({ status }, whole, false)).toEqual({ how: "whole", leftPaise: 79_900 })
})

test("nothing goes back twice, of nothing, or while a refund is under way", () => {
  expect(refundOf({ status: "placed" }, { ...kept, refundedPaise: 79_900 }, false).how).toBeNull()
  expect(refundOf({ status: "placed" }, null, false)).toEqual({ how: null, leftPaise: 0 })
  expect(refundOf({ status: "placed" }, kept, true)).toEqual({ how: null, leftPaise: 59_900 })
  expect(refundOf({ status: "refund_due" }, kept, false).how).toBeNull()
})
