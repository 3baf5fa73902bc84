import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { paymentRefundMessages, paymentRetryMessages } from "@silai/contracts/checkout/payment-messages"
import { orderCalls } from "@silai/contracts/order/calls"
import { afterEach, beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { held, paymentOf, placed, reason, refundInVain, refundsSent, refundWish, size, slug } from "../../rig/buyer"
import { aBrowser } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { faults, mails, pay, refundByHand } from "../../rig/gateway"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { stockOf } from "../../rig/stock"

closeSqlAfterwards()
afterEach(() => faults({ reset: true }))
let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

const single = (paymentId: string) => paymentOf(owner, paymentId)
const refund = (paymentId: string, amountRupees: number, more: Record<string, unknown> = {}, by: Browser = owner) =>
  by.call(paymentCalls.refund, refundWish(paymentId, amountRupees, more))
const declinedForGood = (paymentId: string, amountRupees: number) => refundInVain(owner, paymentId, amountRupees)

describe("a refund from the back office", () => {
  test("refunds a part once, records person and reason on the order, and mails the buyer; the order continues", async () => {
    const { paymentId, orderId, orderNumber, gatewayPaymentId, contact } = await placed()
    const { body } = await refund(paymentId, 200)
    expect(body.message).toBe(paymentRefundMessages.refunded(200))
    expect(body.data).toMatchObject({ refundedRupees: 200, leftRupees: 599, mayRefund: "part" })
    expect(body.data.refunds).toMatchObject([{ amountRupees: 200, reason, state: "done" }])
    expect(await refundsSent(gatewayPaymentId)).toEqual([20_000])
    const order = (await owner.call(orderCalls.single, { orderId: orderId! })).body.data
    expect([order.status, order.paymentStatus, order.money.refundedRupees]).toEqual([0, "partially_refunded", 200])
    expect(order.refunds).toEqual([
      { rupees: 200, at: expect.any(String), reference: expect.stringMatching(/^\d{14}$/) },
    ])
    const strangers = { orderId: orderNumber!, phone: contact.phone }
    const seenByStranger = (await aBrowser().call(orderCalls.single, strangers)).body.data
    expect(seenByStranger.refunds).toEqual([{ rupees: 200, at: expect.any(String), reference: null }])
    const booked = await oneRow<{ note: string; amount: string }>(
      `select r.note, r.amount from refund r join payment p on p.id = r.payment_id where p.data ->> 'razorpay_payment_id' = $1`,
      [gatewayPaymentId],
    )
    expect([booked.note, Number(booked.amount)]).toEqual([reason, 200])
    const letter = await eventually("the buyer's mail", async () =>
      (await mails()).find(({ to, subject }) => to.includes(contact.email) && subject.includes("₹200")),
    )
    expect(letter!.text).toContain(orderNumber!)
    expect(letter!.text).not.toContain(reason)
  })

  test("refunds everything, cancels the order and restocks its pieces", async () => {
    const { paymentId, orderId, gatewayPaymentId } = await placed()
    const before = await stockOf(slug, size)
    expect((await single(orderId!)).cancelsOrder).toBe(true)
    await refund(paymentId, 300)
    const { body } = await refund(paymentId, 499, { seenRefundedRupees: 300 })
    expect(body.data).toMatchObject({ refundedRupees: 799, leftRupees: 0, mayRefund: null })
    expect((await refundsSent(gatewayPaymentId)).sort()).toEqual([30_000, 49_900])
    await eventually("the order is cancelled", async () => {
      const { data } = (await owner.call(orderCalls.single, { orderId: orderId! })).body
      return data.status === 10 && data.paymentStatus === "refunded"
    })
    expect(before.reserved - (await stockOf(slug, size)).reserved).toBe(1)
  })

  test("makes one refund of ten requests at the same moment, from two people", async () => {
    const { paymentId, gatewayPaymentId } = await placed()
    const manager = await signInAs("manager")
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => refund(paymentId, 150, {}, at % 2 ? manager : owner)),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    await eventually("it is back", async () => (await single(paymentId)).refundedRupees === 150)
    expect(await refundsSent(gatewayPaymentId)).toEqual([15_000])
    expect((await single(paymentId)).refunds).toHaveLength(1)
    // A second click a minute later, from a page that was not reloaded.
    await refund(paymentId, 150)
    expect(await refundsSent(gatewayPaymentId)).toEqual([15_000])
  })

  test("refuses more than is left, or a sum that changed since it was shown, with a reason, and refunds nothing", async () => {
    const { paymentId, gatewayPaymentId } = await placed()
    const codeOf = async (reply: ReturnType<typeof refund>) => {
      const { status, body } = await reply
      return [status, body.code]
    }
    expect(await codeOf(refund(paymentId, 799.01))).toEqual([422, checkoutRefusals.refund_too_much.code])
    expect(await codeOf(refund(paymentId, 100, { seenRefundedRupees: 50 }))).toEqual([
      409,
      checkoutRefusals.refund_moved.code,
    ])
    expect(await codeOf(refund(paymentId, 100, { seenPlaced: false }))).toEqual([
      409,
      checkoutRefusals.refund_moved.code,
    ])
    for (const wrong of [{ reason: " " }, { amountRupees: 0.5 }, { amountRupees: 1.005 }, { amountRupees: -3 }])
      expect((await refund(paymentId, 100, wrong)).status).toBe(400)
    await refundByHand(gatewayPaymentId, 10_000)
    await eventually("the dashboard's refund is seen", async () => (await single(paymentId)).refundedRupees === 100)
    expect(await codeOf(refund(paymentId, 100))).toEqual([409, checkoutRefusals.refund_moved.code])
    expect(await refundsSent(gatewayPaymentId)).toEqual([10_000])
  })

  test.each(["server-error", "lost-reply", "garbage", "throttle"])(
    "retries a gateway in trouble (%s) by itself, and refunds the money once",
    async (api) => {
      const { paymentId, gatewayPaymentId } = await placed()
      await faults({ reset: true, api, apiMatch: "POST /razorpay/v1/payments" })
      const { body } = await refund(paymentId, 250)
      expect(body.message).toBe(paymentRefundMessages.waits(250))
      expect(body.data).toMatchObject({
        mayRefund: "part",
        leftRupees: 549,
        promisedRupees: 250,
        refunds: [{ state: "waiting" }],
      })
      // Money on its way counts: a request that has not seen it is out of date, and more than the rest is too much.
      expect((await refund(paymentId, 100)).body.code).toBe(checkoutRefusals.refund_moved.code)
      const tooMuch = await refund(paymentId, 549.01, { seenRefundedRupees: 250 })
      expect(tooMuch.body.code).toBe(checkoutRefusals.refund_too_much.code)
      await faults({ reset: true })
      await sql(`update refund_ask set next_at = now() where attempt_id = $1`, [paymentId])
      await eventually("it is back", async () => (await single(paymentId)).refunds[0]?.state === "done")
      expect(await refundsSent(gatewayPaymentId)).toEqual([25_000])
    },
  )

  test("is not stopped by a slow one: both are refunded, and never more than was paid", async () => {
    const { paymentId, gatewayPaymentId } = await placed()
    await faults({ reset: true, refund: "pending-then-processed", refundDelayMs: 2_500 })
    expect((await refund(paymentId, 300)).body.message).toBe(paymentRefundMessages.onItsWay(300))
    const second = await refund(paymentId, 499, { seenRefundedRupees: 300 })
    expect([second.status, second.body.message]).toEqual([200, paymentRefundMessages.onItsWay(499)])
    expect(second.body.data).toMatchObject({ leftRupees: 0, promisedRupees: 799, mayRefund: null })
    expect((await refund(paymentId, 1, { seenRefundedRupees: 799 })).status).toBe(409)
    const payment = await eventually("both are back", async () => {
      const seen = await single(paymentId)
      return seen.refundedRupees === 799 && seen
    })
    expect(payment.refunds.map(({ state }) => state)).toEqual(["done", "done"])
    expect((await refundsSent(gatewayPaymentId)).sort()).toEqual([30_000, 49_900])
  })

  test("sends a declined refund again automatically, as a new refund, until it succeeds", async () => {
    const { paymentId, gatewayPaymentId } = await placed()
    await faults({ reset: true, refund: "pending-then-failed", refundDelayMs: 300 })
    expect((await refund(paymentId, 799)).body.message).toBe(paymentRefundMessages.onItsWay(799))
    const declined = await eventually("the bank has declined", async () => {
      const seen = await single(paymentId)
      return seen.refunds[0]?.declines === 1 && seen
    })
    expect(declined.refunds[0]).toMatchObject({ state: "waiting", lastError: paymentRefundMessages.bankDeclined })
    expect(Date.parse(declined.refunds[0]!.nextAt!)).toBeGreaterThan(Date.now() + 60_000)
    expect(declined).toMatchObject({ isAlarm: false, leftRupees: 0 })
    await faults({ reset: true })
    await sql(`update refund_ask set next_at = now() where attempt_id = $1`, [paymentId])
    await eventually("it is back", async () => (await single(paymentId)).refunds[0]?.state === "done")
    expect(await refundsSent(gatewayPaymentId)).toEqual([79_900])
  })

  test("raises an alarm when one stays declined, which no later refund hides and staff can send again", async () => {
    const { paymentId, gatewayPaymentId } = await placed()
    const stuck = await declinedForGood(paymentId, 300)
    expect(stuck).toMatchObject({ isAlarm: true, refundedRupees: 0, mayRefund: "part", leftRupees: 799 })
    const listed = (await owner.call(paymentCalls.all, { view: "alarm", search: gatewayPaymentId })).body
    expect([listed.total, listed.counts.alarm]).toEqual([1, 1])
    expect((await refund(paymentId, 200)).body.data).toMatchObject({ isAlarm: true, refundedRupees: 200 })
    const refundId = stuck.refunds[0]!._id
    expect((await aBrowser().call(paymentCalls.refundAgain, { refundId })).status).toBe(401)
    expect((await (await signInAs("packer")).call(paymentCalls.refundAgain, { refundId })).status).toBe(403)
    const twice = await Promise.all([1, 2].map(() => owner.call(paymentCalls.refundAgain, { refundId })))
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    await eventually("it is back", async () => (await single(paymentId)).refundedRupees === 500)
    expect((await single(paymentId)).isAlarm).toBe(false)
    expect((await refundsSent(gatewayPaymentId)).sort()).toEqual([20_000, 30_000])
    const over = await owner.call(paymentCalls.refundAgain, { refundId })
    expect([over.status, over.body.code]).toEqual([409, checkoutRefusals.refund_not_stuck.code])
    expect((await owner.call(paymentCalls.refundAgain, { refundId: "rfa_none" })).status).toBe(404)
  })

  test("ends a refund that a dashboard refund has overtaken, blocks no other, and sends the rest with one press", async () => {
    const { paymentId, gatewayPaymentId } = await placed()
    await faults({ reset: true, api: "server-error", apiMatch: "POST /razorpay/v1/payments" })
    expect((await refund(paymentId, 799)).body.message).toBe(paymentRefundMessages.waits(799))
    await faults({ reset: true })
    await refundByHand(gatewayPaymentId, 10_000)
    await sql(`update refund_ask set next_at = now() where attempt_id = $1`, [paymentId])
    const seen = await eventually("it has ended", async () => {
      const now = await single(paymentId)
      return now.refunds[0]?.state === "failed" && now
    })
    expect(seen).toMatchObject({ isAlarm: true, refundedRupees: 100, promisedRupees: 100, leftRupees: 699 })
    const [ended] = seen.refunds
    expect(ended).toMatchObject({ declines: 0, sendableRupees: 699, lastError: paymentRefundMessages.overtaken(699) })
    expect((await refund(paymentId, 200, { seenRefundedRupees: 100 })).body.data.refundedRupees).toBe(300)
    const again = (amountRupees: number) => owner.call(paymentCalls.refundAgain, { refundId: ended!._id, amountRupees })
    const moved = await again(699)
    expect([moved.status, moved.body.code]).toEqual([409, checkoutRefusals.refund_moved.code])
    expect((await again(499)).body.data).toMatchObject({ isAlarm: false, refundedRupees: 799, leftRupees: 0 })
    expect((await refundsSent(gatewayPaymentId)).sort()).toEqual([10_000, 20_000, 49_900])
  })

  test("lets a refund that stays declined be requested again like any other, and sends it once", async () => {
    const { paymentId, gatewayPaymentId } = await placed()
    await declinedForGood(paymentId, 799)
    expect((await refund(paymentId, 799)).body.data).toMatchObject({ isAlarm: false, refundedRupees: 799 })
    expect(await refundsSent(gatewayPaymentId)).toEqual([79_900])
    expect((await single(paymentId)).refunds).toHaveLength(1)
  })

  test("is made in another way, confirmed by staff, when the bank will not send it: the order counts it, and it is no longer sent", async () => {
    const { paymentId, orderId, gatewayPaymentId } = await placed()
    const stuck = await declinedForGood(paymentId, 300)
    const given = { refundId: stuck.refunds[0]!._id, note: "Paid in cash at the counter" }
    expect((await owner.call(paymentCalls.refundGiven, { ...given, note: " " })).status).toBe(400)
    expect((await (await signInAs("packer")).call(paymentCalls.refundGiven, given)).status).toBe(403)
    const { body } = await owner.call(paymentCalls.refundGiven, given)
    expect(body.message).toBe(paymentRefundMessages.given(300))
    expect(body.data).toMatchObject({ isAlarm: false, refundedRupees: 0, promisedRupees: 300, leftRupees: 499 })
    expect(body.data.refunds[0]).toMatchObject({ state: "given", handled: { note: given.note } })
    expect((await owner.call(paymentCalls.refundAgain, { refundId: given.refundId })).status).toBe(409)
    const order = (await owner.call(orderCalls.single, { orderId: orderId! })).body.data
    expect([order.paymentStatus, order.money.refundedRupees]).toEqual(["partially_refunded", 300])
    // The rest goes through the bank, and no more than the rest.
    expect((await refund(paymentId, 500, { seenRefundedRupees: 300 })).status).toBe(422)
    await refund(paymentId, 499, { seenRefundedRupees: 300 })
    await eventually("the order is cancelled", async () => {
      const { data } = (await owner.call(orderCalls.single, { orderId: orderId! })).body
      return data.status === 10 && data.money.refundedRupees === 799
    })
    expect(await refundsSent(gatewayPaymentId)).toEqual([49_900])
  })

  test("cannot exceed the payment, which the database itself checks", async () => {
    const { paymentId } = await placed()
    await faults({ reset: true, api: "server-error", apiMatch: "POST /razorpay/v1/payments" })
    await refund(paymentId, 700)
    const one = (paise: number) =>
      sql(
        `insert into refund_ask (id, attempt_id, gateway, payment_id, amount_paise, seen_paise, reason, author_id, author_name, next_at)
         select $1, a.id, a.gateway, a.gateway_payment_id, $2, 0, 'x', 'x', 'x', now() + interval '1 day' from checkout_attempt a where a.id = $3`,
        [`rfa_test_${paise}_${paymentId}`, paise, paymentId],
      )
    await expect(one(9_901)).rejects.toThrow("more than was paid would go back")
    await one(9_900)
    await sql(`delete from refund_ask where id like 'rfa_test_%'`)
  })

  test("refunds a paid attempt without an order in full: its pieces are free, and no order is placed", async () => {
    const { at, paymentId, gatewayOrderId } = await held()
    const level = await oneRow<{ id: string }>(
      `update inventory_level l set deleted_at = now() from stock_hold h
        where h.attempt_id = $1 and l.inventory_item_id = h.inventory_item_id returning l.id`,
      [paymentId],
    )
    const { handler, payment } = await pay(gatewayOrderId)
    await at.call(checkoutCalls.verifyPayment, handler)
    await eventually("the placing has failed", async () => (await single(paymentId)).lastError !== null)
    // A try that is under way sets the time of the next one when it fails; with its pieces back, that one would place the order.
    await eventually("the next try is far away", async () => {
      const far = `update checkout_attempt set lease_until = now() + interval '1 hour' where id = $1`
      const [before] = await sql(`${far} and lease_until > now() + interval '30 minutes' returning id`, [paymentId])
      await sql(far, [paymentId])
      return before !== undefined
    })
    await sql(`update inventory_level set deleted_at = null where id = $1`, [level.id])
    const part = await refund(paymentId, 100, { seenPlaced: false })
    expect([part.status, part.body.code]).toEqual([422, checkoutRefusals.refund_whole_only.code])
    expect((await single(paymentId)).mayRefund).toBe("whole")
    const { body } = await refund(paymentId, 799, { seenPlaced: false })
    expect(body.message).toBe(paymentRetryMessages.refunding)
    const refunded = await eventually("the money is back", async () => {
      const seen = await single(paymentId)
      return seen.status === "refunded" && seen
    })
    expect(refunded).toMatchObject({ refundedRupees: 799, refunds: [{ reason, state: "done" }] })
    expect(await refundsSent(payment.id)).toEqual([79_900])
    expect((await stockOf(slug, size)).held).toBe(0)
  })
})
