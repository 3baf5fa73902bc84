import type { AttemptState } from "@silai/contracts/checkout/calls"
import { expect, test } from "vitest"
import { askAgainIn, clockOf, phaseFor, secondsToPay } from "./payment-phase"

const at = (status: AttemptState["status"], orderId: string | null = null): AttemptState => ({
  attemptId: "chk_1",
  status,
  orderId,
  orderNumber: null,
})
const ready = { name: "ready" } as const

test("shows a paid order as being confirmed, never as an error", () => {
  for (const status of ["paid", "placing"] as const)
    expect(phaseFor(at(status), ready, false)).toEqual({ name: "confirming", unseen: false })
})

test("never offers to pay again once the payment window reported money", () => {
  expect(phaseFor(at("held"), { name: "window" }, true).name).toBe("confirming")
  expect(phaseFor(at("expired"), ready, true)).toEqual({ name: "confirming", unseen: true })
})

test("lets the shopper start again when a hold ran out unpaid", () => {
  expect(phaseFor(at("expired"), ready, false)).toEqual(ready)
})

test("leaves an open payment window alone while nothing was paid", () => {
  expect(phaseFor(at("held"), { name: "window" }, false)).toEqual({ name: "window" })
})

test("tells honestly that money goes back", () => {
  expect(phaseFor(at("refund_due"), ready, true)).toEqual({ name: "refund", done: false })
  expect(phaseFor(at("refunded"), ready, true)).toEqual({ name: "refund", done: true })
})

test("knows the order as soon as it is placed", () => {
  expect(phaseFor(at("placed", "order_1"), ready, true)).toEqual({ name: "placed", orderId: "order_1" })
})

test("asks less often the longer it takes, and not at all when all is done", () => {
  const confirming = { name: "confirming", unseen: false } as const
  expect([0, 20_000, 90_000].map((waited) => askAgainIn(confirming, waited))).toEqual([1_000, 2_500, 6_000])
  expect(askAgainIn({ name: "placed", orderId: "order_1" }, 0)).toBeNull()
})

test("closes the payment window before the hold ends", () => {
  expect(secondsToPay(720, 900_000, 0)).toBe(720)
  expect(secondsToPay(720, 300_000, 0)).toBe(255)
  expect(secondsToPay(720, 60_000, 0)).toBe(30)
})

test("shows what is left of a hold as minutes and seconds", () => {
  expect(clockOf(15 * 60_000)).toBe("15:00")
  expect(clockOf(61_000)).toBe("1:01")
  expect(clockOf(0)).toBeNull()
})
