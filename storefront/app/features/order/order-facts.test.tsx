import type { Order } from "@silai/contracts/order/calls"
import { orderMessages } from "@silai/contracts/order/messages"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { OrderFacts, OrderSums, RefundNotice } from "./order-facts"

const order = (change: object) =>
  ({
    status: 12,
    paymentStatus: "captured",
    money: { keptRupees: 0, takenOutRupees: 0, refundedRupees: 0, disputedRupees: 0 },
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
  const money = { keptRupees: 799, takenOutRupees: 799, refundedRupees: 0, disputedRupees: 0 }
  expect(noticeOf({ money, refunds: [] })).toContain("₹799 is on its way back to your UPI")
  expect(noticeOf({ money, refunds: [], payment: { gateway: "cash", method: "cash" } })).toBe(
    "We owe you ₹799, and ask you how you would like to have it.",
  )
})

test("promises no second refund of a cancelled order whose payment was disputed", () => {
  // Cancelled, all of it is in a refund request that is under way.
  const money = { keptRupees: 999, takenOutRupees: 0, refundedRupees: 0, refundingRupees: 999, disputedRupees: 999 }
  const notice = noticeOf({ status: 10, money, refunds: [] })
  expect(notice).toBe(orderMessages.disputed("₹999"))
  expect(noticeOf({ status: 10, money: { ...money, disputedRupees: 0 }, refunds: [] })).toContain("on its way back")
})

const street = { line1: "1 Mall Road", line2: "", landmark: "" }
const address = { name: "Tara Bose", ...street, city: "Ludhiana", state: "Punjab", pincode: "141001" }
const textOf = (node: ReactNode) =>
  renderToStaticMarkup(node)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
const paidOf = (change: object) => textOf(<OrderFacts order={order({ address, delivery: "home", ...change })} />)
const noted = (way: string, reference: string) => [{ way, rupees: 1326, at: "2026-11-29T10:00:00Z", reference }]
const paidBy = (gateway: string, method: string) => ({
  gateway,
  method,
  gatewayPaymentId: `paid_${gateway}_chk_1`,
  capturedAt: "2026-11-28T10:00:00Z",
  noted: [] as object[],
})

test("names cash and transfers by what was noted, and never by the shop's own id", () => {
  const cash = paidOf({ payment: { ...paidBy("cash", "cash"), noted: noted("cash", "CASH1") } })
  expect(cash).toContain("Cash, 29 Nov 2026 Reference CASH1")
  const transfer = paidOf({ payment: { ...paidBy("transfer", "transfer"), noted: noted("transfer", "UTR12345") } })
  expect(transfer).toContain("Bank transfer, 29 Nov 2026 Reference UTR12345")
  const cod = { feeRupees: 0, nowRupees: 332 }
  const share = paidOf({ cod, payment: { ...paidBy("razorpay", "upi"), noted: noted("cod", "the courier's") } })
  expect(share).toContain("₹332, UPI, 28 Nov 2026 Reference paid_razorpay_chk_1 ₹1,326, Cash on delivery, 29 Nov 2026")
  expect([cash, transfer, share].join()).not.toMatch(/paid_cash|paid_transfer|courier's/)
})

test("says that cash is due until the parcel is with its buyer, and not after", () => {
  const due = (status: number) => ({
    status,
    paymentStatus: "due",
    cod: { feeRupees: 0, nowRupees: 332 },
    payment: paidBy("razorpay", "upi"),
    money: { keptRupees: 332, dueRupees: 1326, discountRupees: 0, takenOutRupees: 0, refundedRupees: 0 },
  })
  expect(paidOf(due(4))).toContain("₹332 is paid. ₹1,326 is due in cash at your door.")
  expect(paidOf(due(6))).toContain("₹332 is paid. ₹1,326 in cash to the courier.")
  expect(textOf(<OrderSums order={order(due(4))} />)).toContain("Due at your door ₹1,326")
  expect(textOf(<OrderSums order={order(due(6))} />)).not.toContain("Due")
})
