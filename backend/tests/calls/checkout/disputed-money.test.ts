import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { paymentRefundMessages } from "@silai/contracts/checkout/payment-messages"
import { mailMessages } from "@silai/contracts/messaging/messages"
import { orderCalls } from "@silai/contracts/order/calls"
import { DISPUTE_WORDS, orderMessages } from "@silai/contracts/order/messages"
import { afterEach, beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { paymentOf as paymentOfBy, refundWish } from "../../rig/buyer"
import { eventually } from "../../rig/eventually"
import { dispute, faults, gatewayBook, mails, pay } from "../../rig/gateway"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askToPay, untilPlaced } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { workNow } from "../../rig/work"

closeSqlAfterwards()
afterEach(() => faults({ reset: true }))
const slug = "classic-white-formal-shirt"
const size = "XL"

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

async function aPaidOrder() {
  await setStock(slug, size, 20)
  const at = await aGuest()
  const { attemptId, razorpay } = (await askToPay(at, await aBag([{ slug, size }]))).body.data
  const { handler, payment } = await pay(razorpay.orderId)
  await at.call(checkoutCalls.verifyPayment, handler)
  return { at, orderId: await untilPlaced(at, attemptId), attemptId, paymentId: payment.id }
}
const paymentOf = (paymentId: string) => paymentOfBy(owner, paymentId)
const orderOf = async (by: Browser, orderId: string) => (await by.call(orderCalls.single, { orderId })).body.data
const refundsOf = async (paymentId: string) =>
  (await gatewayBook()).refunds.filter(({ payment_id }) => payment_id === paymentId).length

async function disputed(attemptId: string, paymentId: string, status: string) {
  await dispute(paymentId, status)
  const expected = { open: ["payment_disputed"], lost: ["dispute_lost"] }[status] ?? []
  await eventually(`it is ${status}`, async () => {
    await workNow()
    return (await paymentOf(attemptId)).mismatches.join() === expected.join()
  })
}

describe("a refund of a disputed payment", () => {
  test.each(["open", "lost"])("is refused and not offered: %s", async (status) => {
    const { attemptId, orderId, paymentId } = await aPaidOrder()
    await disputed(attemptId, paymentId, status)
    expect((await paymentOf(attemptId)).mayRefund).toBeNull()
    for (const call of [
      () => owner.call(paymentCalls.refund, refundWish(attemptId, 799)),
      () => owner.call(paymentCalls.refundOrder, { orderId, reason: "A favour" }),
    ]) {
      const { status: http, body } = await call()
      expect([http, body.code]).toEqual([409, checkoutRefusals.refund_disputed.code])
    }
    expect((await paymentOf(attemptId)).refunds).toEqual([])
    // Put aside by a person, a lost one is lost all the same.
    const open = (await owner.call(paymentCalls.mismatches, {})).body.data
    const mismatchId = open.find(({ gatewayPaymentId }) => gatewayPaymentId === paymentId)!._id
    await owner.call(paymentCalls.closeMismatch, { mismatchId, note: "The accountant knows" })
    expect((await paymentOf(attemptId)).mayRefund).toBe(status === "lost" ? null : "part")
    await dispute(paymentId, "won")
    await eventually("it is won", async () => {
      await workNow()
      const { events, mayRefund } = await paymentOf(attemptId)
      return mayRefund === "part" && events.some(({ dispute: state }) => state === "won")
    })
    expect((await owner.call(paymentCalls.refund, refundWish(attemptId, 799))).status).toBe(200)
    await eventually("it is sent", async () => (await refundsOf(paymentId)) === 1)
  })

  test("that waits says when the dispute is over, and can be withdrawn and asked for again", async () => {
    const { attemptId, orderId, paymentId } = await aPaidOrder()
    // Asked for first: the dispute comes before the gateway answers.
    await faults({ reset: true, api: "server-error", apiMatch: "/refund" })
    expect((await owner.call(paymentCalls.refund, refundWish(attemptId, 799))).status).toBe(200)
    await disputed(attemptId, paymentId, "open")
    await faults({ reset: true })
    await eventually("it waits for a person", async () => {
      await sql(`update refund_ask set next_at = now() where attempt_id = $1 and state = 'waiting'`, [attemptId])
      await workNow()
      return (await paymentOf(attemptId)).refunds[0]?.state === "failed"
    })
    const [ask] = (await paymentOf(attemptId)).refunds
    expect(ask).toMatchObject({ lastError: paymentRefundMessages.disputed, mayWithdraw: true })
    const refundId = ask!._id
    const again = await owner.call(paymentCalls.refundAgain, { refundId })
    expect([again.status, again.body.code]).toEqual([409, checkoutRefusals.refund_disputed.code])
    await disputed(attemptId, paymentId, "won")
    expect((await paymentOf(attemptId)).refunds[0]!.lastError).toBe(paymentRefundMessages.disputeOver)
    const packer = await signInAs("packer")
    const wish = { refundId, note: "The bank found for us" }
    expect((await packer.call(paymentCalls.refundWithdraw, wish)).status).toBe(403)
    const { status, body } = await owner.call(paymentCalls.refundWithdraw, wish)
    expect([status, body.message]).toEqual([200, paymentRefundMessages.withdrawn(799)])
    expect(body.data).toMatchObject({ isAlarm: false, state: "placed", mayRefund: "part", leftRupees: 799 })
    expect(body.data.refunds[0]).toMatchObject({ state: "withdrawn", handled: { note: wish.note }, mayWithdraw: false })
    expect((await owner.call(paymentCalls.refundWithdraw, wish)).status).toBe(409)
    expect(await refundsOf(paymentId)).toBe(0)
    expect((await orderOf(owner, orderId)).money.keptRupees).toBe(799)
    // The same sum, asked for again, is another refund.
    expect((await owner.call(paymentCalls.refund, refundWish(attemptId, 799))).status).toBe(200)
    await eventually("it is sent", async () => (await refundsOf(paymentId)) === 1)
  })
})

describe("an order whose payment is disputed", () => {
  test.each(["open", "lost"])("promises no second refund when it is cancelled: %s", async (status) => {
    const { at, attemptId, orderId, paymentId } = await aPaidOrder()
    await disputed(attemptId, paymentId, status)
    const words = orderMessages.disputed("₹799")
    const { orderNumber: number } = await orderOf(owner, orderId)
    const file = await owner.post<{ text: string }>(orderCalls.export.path, { search: number })
    expect(file.body.text).toContain(DISPUTE_WORDS[status === "lost" ? "dispute_lost" : "payment_disputed"])
    for (const by of [at, owner]) expect((await orderOf(by, orderId)).money.disputedRupees).toBe(799)
    const cancelled = await at.call(orderCalls.cancel, { orderId, reason: "It never came" })
    expect([cancelled.status, cancelled.body.message]).toEqual([200, orderMessages.cancelledDisputed])
    const { orderNumber } = await orderOf(owner, orderId)
    await workNow()
    const subject = mailMessages.moved.subject.cancelledByCustomer(orderNumber)
    await eventually("it is mailed", async () => (await mails()).some((mail) => mail.subject === subject))
    const mail = (await mails()).find((one) => one.subject === subject)!
    expect(mail.text).toContain(words)
    expect(mail.text).not.toContain("We refund")
    // Staff can only withdraw the refunds that they asked for themselves.
    const [ask] = (await paymentOf(attemptId)).refunds
    expect(ask).toMatchObject({ state: "failed", mayWithdraw: false })
    const { status: http, body } = await owner.call(paymentCalls.refundWithdraw, { refundId: ask!._id, note: "No, no" })
    expect([http, body.code]).toEqual([409, checkoutRefusals.refund_not_by_hand.code])
  })

  test("names each step of the dispute, and the last day to answer", async () => {
    const { attemptId, paymentId } = await aPaidOrder()
    await disputed(attemptId, paymentId, "open")
    const { answerBy } = await paymentOf(attemptId)
    expect(Date.parse(answerBy!)).toBeGreaterThan(Date.now())
    const rows = (await owner.call(paymentCalls.mismatches, {})).body.data
    expect(rows.find(({ gatewayPaymentId }) => gatewayPaymentId === paymentId)).toMatchObject({ answerBy })
    await disputed(attemptId, paymentId, "lost")
    expect((await paymentOf(attemptId)).answerBy).toBeNull()
    await eventually("each step is named", async () => {
      const { events } = await paymentOf(attemptId)
      return events.flatMap(({ dispute: state }) => state ?? []).join() === "open,lost"
    })
  })
})
