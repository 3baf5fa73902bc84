import { expect, test } from "vitest"
import { refundOf } from "./may-refund"

const kept = { amountPaise: 79_900, refundedPaise: 20_000, underWayPaise: 0, givenPaise: 0 }

test("lets any part of a placed order be refunded, up to what is left", () => {
  expect(refundOf({ status: "placed" }, kept)).toEqual({ how: "part", leftPaise: 59_900 })
})

test("does not refund money on its way, or refunded by other means, again, but refunds the rest", () => {
  expect(refundOf({ status: "placed" }, { ...kept, underWayPaise: 30_000, givenPaise: 9_900 })).toEqual({
    how: "part",
    leftPaise: 20_000,
  })
  expect(refundOf({ status: "placed" }, { ...kept, underWayPaise: 59_900 })).toEqual({ how: null, leftPaise: 0 })
})

test("refunds a payment without a placed order in full", () => {
  const whole = { ...kept, refundedPaise: 0 }
  for (const status of ["paid", "placing"] as const)
    expect(refundOf({ status }, whole)).toEqual({ how: "whole", leftPaise: 79_900 })
})

test("refunds nothing twice, and nothing without a payment", () => {
  expect(refundOf({ status: "placed" }, { ...kept, refundedPaise: 79_900 }).how).toBeNull()
  expect(refundOf({ status: "placed" }, null)).toEqual({ how: null, leftPaise: 0 })
  expect(refundOf({ status: "refund_due" }, kept).how).toBeNull()
})
