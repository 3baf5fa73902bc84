import type { Order } from "@silai/contracts/order/calls"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { RefundNotice } from "./order-facts"

const order = (change: object) =>
  ({
    status: 12,
    paymentStatus: "captured",
    money: { keptRupees: 0, takenOutRupees: 0, refundedRupees: 0 },
    refunds: [{ rupees: 799, at: "2026-11-23T10:00:00Z", reference: null }],
    payment: { gateway: "razorpay", method: "upi" },
    ...change,
  }) as Order
const noticeOf = (change: object) =>
  renderToStaticMarkup(<RefundNotice order={order(change)} />).replace(/<[^>]+>/g, "")

test("says that a bank shows a refund, only where one was asked", () => {
  expect(noticeOf({})).toMatch(/₹799 was refunded to your UPI on 23 Nov 2026\.Banks show a refund/)
  const cod = { feeRupees: 0, nowRupees: 0 }
  for (const byHand of [
    { payment: { gateway: "cod", method: "cod" }, cod },
    { payment: { gateway: "razorpay", method: "upi" }, cod: { ...cod, nowRupees: 99 } },
    { payment: { gateway: "transfer", method: "" } },
  ])
    expect(noticeOf(byHand)).toBe("₹799 was refunded to you on 23 Nov 2026.")
})

test("promises cash back from a person, not through a bank", () => {
  const money = { keptRupees: 799, takenOutRupees: 799, refundedRupees: 0 }
  expect(noticeOf({ money, refunds: [] })).toContain("₹799 is on its way back to your UPI")
  expect(noticeOf({ money, refunds: [], payment: { gateway: "cash", method: "cash" } })).toBe(
    "We owe you ₹799, and ask you how you would like to have it.",
  )
})
