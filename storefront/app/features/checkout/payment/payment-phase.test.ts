import type { AttemptState } from "@silai/contracts/checkout/calls"
import { expect, test } from "vitest"
import { askAgainIn, clockOf, phaseFor, phaseWhenUnknown } from "./payment-phase"

const at = (status: AttemptState["status"], orderId: string | null = null): AttemptState => ({
  attemptId: "chk_1",
  status,
  orderId,
  orderNumber: null,
  isYours: true,
})
const ready = { name: "ready" } as const

test("shows a paid order as being confirmed, never as an error", () => {
  for (const status of ["paid", "placing"] as const)
    expect(phaseFor(at(status), ready, false)).toEqual({ name: "confirming", unseen: false, received: true })
})

test("never offers to pay again once the payment window reported money", () => {
  expect(phaseFor(at("held"), { name: "window" }, true).name).toBe("confirming")
  expect(phaseFor(at("expired"), ready, true)).toEqual({ name: "confirming", unseen: true, received: false })
})

test("lets the shopper start again when a hold expired unpaid", () => {
  expect(phaseFor(at("expired"), ready, false)).toEqual(ready)
})

test("leaves an open payment window alone while nothing was paid", () => {
  expect(phaseFor(at("held"), { name: "window" }, false)).toEqual({ name: "window" })
})

test("says plainly that money is refunded", () => {
  expect(phaseFor(at("refund_due"), ready, true)).toEqual({ name: "refund", done: false })
  expect(phaseFor(at("refunded"), ready, true)).toEqual({ name: "refund", done: true })
})

test("knows the order as soon as it is placed", () => {
  expect(phaseFor(at("placed", "order_1"), ready, true)).toEqual({ name: "placed", orderId: "order_1" })
})

test("polls less often the longer it takes, and not at all at the end", () => {
  const confirming = { name: "confirming", unseen: false, received: false } as const
  expect([0, 20_000, 90_000, 3_600_000].map((waited) => askAgainIn(confirming, waited))).toEqual([
    1_000, 2_500, 6_000, 60_000,
  ])
  expect(askAgainIn({ name: "placed", orderId: "order_1" }, 0)).toBeNull()
})

test("stops polling in a tab left open on the payment page", () => {
  expect([0, 20 * 60_000, 31 * 60_000].map((waited) => askAgainIn(ready, waited))).toEqual([5_000, 5_000, null])
})

test("polls while the payment window is open, too: the bank's app may have paid without telling the window", () => {
  expect(askAgainIn({ name: "window" }, 0)).toBe(5_000)
})

test("shows what is left of a hold as minutes and seconds", () => {
  expect(clockOf(15 * 60_000)).toBe("15:00")
  expect(clockOf(61_000)).toBe("1:01")
  expect(clockOf(0)).toBeNull()
})

test("says to a shopper who signed in or out after paying that the money has arrived, never that it is unknown", () => {
  for (const status of ["held", "paid", "placing", "placed", "expired"] as const)
    expect(
      phaseFor({ ...at(status), isYours: false }, { name: "confirming", unseen: false, received: false }, true),
    ).toEqual({
      name: "elsewhere",
    })
  expect(phaseFor({ ...at("refund_due"), isYours: false }, ready, true)).toEqual({ name: "refund", done: false })
  expect(phaseWhenUnknown({ name: "confirming", unseen: false, received: false })).toEqual({ name: "elsewhere" })
  expect(phaseWhenUnknown(ready)).toEqual(ready)
  expect(askAgainIn({ name: "elsewhere" }, 0)).toBeNull()
})
