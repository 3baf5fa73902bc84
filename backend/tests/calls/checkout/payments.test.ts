import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { noticeCalls } from "@silai/contracts/notice/calls"
import { paymentNoticeMessages, paymentRetryMessages } from "@silai/contracts/checkout/payment-messages"
import { afterEach, beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { faults, pay, sendWebhook } from "../../rig/gateway"
import { expectLimit } from "../../rig/limits"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aBag, aContact, aGuest, askToPay } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
/** Stock levels that a test has hidden: later tests, also in other files, need them. */
const hidden: string[] = []
const showAgain = (ids: string[]) => sql(`update inventory_level set deleted_at = null where id = any($1)`, [ids])
afterEach(() => Promise.all([faults({ reset: true }), showAgain(hidden.splice(0))]))
const slug = "classic-white-formal-shirt"
const size = "XL"

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

async function held() {
  await setStock(slug, size, 6)
  const contact = aContact()
  const at = await aGuest({ contact })
  const { body } = await askToPay(at, await aBag([{ slug, size }]))
  return { at, contact, paymentId: body.data.attemptId, gatewayOrderId: body.data.razorpay.orderId }
}
async function placed() {
  const begun = await held()
  const { handler, payment } = await pay(begun.gatewayOrderId)
  const { body } = await begun.at.call(checkoutCalls.verifyPayment, handler)
  return { ...begun, orderNumber: body.data.orderNumber!, gatewayPaymentId: payment.id }
}
const single = async (paymentId: string) => (await owner.call(paymentCalls.single, { paymentId })).body.data
const retry = (paymentId: string) => owner.call(paymentCalls.retry, { paymentId })

describe("the list of payments", () => {
  test("finds a payment by phone in any spelling, e-mail, order number and the gateway's ids", async () => {
    const { contact, paymentId, orderNumber, gatewayOrderId, gatewayPaymentId } = await placed()
    const { phone, email } = contact
    const written = [phone, `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`, `0${phone}`, email.toUpperCase(), email]
    for (const search of [...written, orderNumber, gatewayOrderId, gatewayPaymentId]) {
      const { body } = await owner.call(paymentCalls.all, { search })
      expect([search, body.data.map(({ _id }) => _id)]).toEqual([search, [paymentId]])
      expect(body.counts).toMatchObject({ all: 1, placed: 1, waiting: 0, returned: 0 })
    }
    expect((await owner.call(paymentCalls.all, { search: phone, view: "waiting" })).body.data).toEqual([])
  })

  test("is exported by the same search and view, and each export is counted", async () => {
    const { contact, gatewayPaymentId, orderNumber } = await placed()
    const linesOf = async (body: object) => {
      const reply = await owner.send(paymentCalls.export.path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      })
      expect(reply.headers.get("content-type")).toContain("text/csv")
      return (await reply.text()).trim().split("\r\n").slice(1)
    }
    const [line, ...others] = await linesOf({ search: contact.phone, sort: "oldest" })
    expect(others).toEqual([])
    expect(line).toContain(`,Placed,${contact.name},${contact.phone},${orderNumber},${gatewayPaymentId},799,0`)
    expect(await linesOf({ search: contact.phone, view: "waiting" })).toEqual([])
    await expectLimit("payment_export", (at) => at.call(paymentCalls.export))
  })

  test("shows a payment's goods, the received money and the gateway's webhooks", async () => {
    const { paymentId, gatewayPaymentId, orderNumber } = await placed()
    await afterWork("its webhook is handled", async () =>
      (await single(paymentId)).events.some((event) => event.handledAt),
    )
    expect(await single(paymentId)).toMatchObject({
      status: "placed",
      orderNumber,
      amountRupees: 799,
      refundedRupees: 0,
      isAlarm: false,
      mayRetry: false,
      retry: null,
      lines: [{ size, quantity: 1 }],
      payments: [{ _id: gatewayPaymentId, status: "kept", amountRupees: 799 }],
    })
  })

  test("shows a packer no payments and lets them retry none", async () => {
    const packer = await signInAs("packer")
    for (const call of [paymentCalls.all, paymentCalls.export]) expect((await packer.call(call)).status).toBe(403)
    for (const call of [paymentCalls.single, paymentCalls.retry])
      expect((await packer.call(call, { paymentId: "chk_any" })).status).toBe(403)
  })

  test("refuses an unknown payment in words", async () => {
    const { status, body } = await owner.call(paymentCalls.single, { paymentId: "chk_none" })
    expect([status, body.code]).toEqual([404, checkoutRefusals.attempt_unknown.code])
  })
})

/** Paid, and its placing failed because the goods' stock level is missing. */
async function failed() {
  const begun = await held()
  const level = await oneRow<{ id: string }>(
    `update inventory_level l set deleted_at = now() from stock_hold h
      where h.attempt_id = $1 and l.inventory_item_id = h.inventory_item_id returning l.id`,
    [begun.paymentId],
  )
  hidden.push(level.id)
  const { handler } = await pay(begun.gatewayOrderId)
  await begun.at.call(checkoutCalls.verifyPayment, handler)
  await afterWork("the placing has failed", async () => (await single(begun.paymentId)).lastError !== null)
  return { ...begun, goodsAgain: () => showAgain([level.id]) }
}

describe("a payment that has stopped", () => {
  test("gives the order in the same reply to a buyer who asks while a worker places it", async () => {
    const { at, paymentId, goodsAgain } = await failed()
    await goodsAgain()
    await sql(
      `update checkout_attempt set last_error = null, lease_until = now() + interval '2 seconds' where id = $1`,
      [paymentId],
    )
    const { status, body } = await at.call(checkoutCalls.add, { attemptId: paymentId })
    expect([status, body.data.status]).toEqual([200, "placed"])
  })

  test("raises an alarm when it is paid and not placed for more than a minute, and continues after a retry", async () => {
    const { paymentId, goodsAgain } = await failed()
    expect((await single(paymentId)).isAlarm).toBe(false)
    await sql(
      `update checkout_attempt set paid_at = now() - interval '2 minutes', lease_until = now() + interval '1 hour', tries = 9 where id = $1`,
      [paymentId],
    )
    expect(await single(paymentId)).toMatchObject({ isAlarm: true, mayRetry: true, retry: "place", status: "placing" })
    const listed = (await owner.call(paymentCalls.all, { view: "unplaced" })).body
    expect(listed.alarms).toBeGreaterThan(0)
    expect(listed.data.find(({ _id }) => _id === paymentId)?.isAlarm).toBe(true)
    const tried = (await retry(paymentId)).body
    expect(tried).toMatchObject({ message: paymentRetryMessages.notPlaced, data: { status: "placing" } })
    // It starts over. A worker may have tried again before the reply was read.
    expect(tried.data.tries).toBeLessThan(9)
    await goodsAgain()
    const { body } = await retry(paymentId)
    expect(body.message).toBe(paymentRetryMessages.placed(body.data.orderNumber!))
    expect(body.data).toMatchObject({ status: "placed", isAlarm: false, mayRetry: false, lastError: null })
  }, 60_000)

  test("raises an alarm when its refund fails for ten minutes, and is refunded after a retry", async () => {
    const { at, paymentId, gatewayOrderId } = await held()
    const { handler } = await pay(gatewayOrderId)
    await at.call(checkoutCalls.verifyPayment, handler)
    await faults({ reset: true, api: "server-error", apiMatch: "/refund" })
    const second = await pay(gatewayOrderId, "success", { evenIfPaid: true })
    const due = async () => (await single(paymentId)).payments.find(({ _id }) => _id === second.payment.id)
    await afterWork("the refund has failed", async () => (await due())?.lastError)
    await sql(
      `update gateway_payment set captured_at = now() - interval '11 minutes', next_at = now() + interval '1 hour' where payment_id = $1`,
      [second.payment.id],
    )
    const search = second.payment.id
    const [row] = (await owner.call(paymentCalls.all, { view: "returning", search })).body.data
    expect(row).toMatchObject({ _id: paymentId, status: "placed", isAlarm: true })
    await faults({ reset: true })
    expect(await single(paymentId)).toMatchObject({ mayRetry: true, retry: "refund" })
    expect((await retry(paymentId)).status).toBe(200)
    await afterWork("the money is back", async () => (await due())?.status === "refunded")
    expect(await single(paymentId)).toMatchObject({ refundedRupees: 799, isAlarm: false, mayRetry: false, retry: null })
    expect((await owner.call(paymentCalls.all, { view: "returned", search })).body.total).toBe(1)
  }, 60_000)

  test("is found without a webhook by asking the gateway, and its order is placed", async () => {
    const { paymentId, gatewayOrderId } = await held()
    expect((await single(paymentId)).retry).toBe("ask")
    expect((await retry(paymentId)).body.message).toBe(paymentRetryMessages.asked)
    await sql(`update checkout_attempt set next_look_at = null where id = $1`, [paymentId])
    await faults({ reset: true, webhook: "drop" })
    await pay(gatewayOrderId)
    expect((await retry(paymentId)).body.data.status).toBe("placed")
    const settled = await retry(paymentId)
    expect([settled.status, settled.body.code]).toEqual([409, checkoutRefusals.payment_settled.code])
  })

  test("is reported in words when a gateway does not answer, and nothing changes", async () => {
    const { paymentId } = await held()
    await faults({ reset: true, api: "server-error" })
    const { status, body } = await retry(paymentId)
    expect([status, body.code]).toEqual([503, checkoutRefusals.gateway_silent.code])
    expect((await single(paymentId)).status).toBe("held")
  }, 60_000)
})

describe("webhooks that the shop could not read", () => {
  const listed = async (id: string) =>
    (await owner.call(paymentCalls.notices, { pageSize: 100 })).body.data.find(({ _id }) => _id === `razorpay:${id}`)
  const again = (id: string) => owner.call(paymentCalls.retryNotice, { noticeId: `razorpay:${id}` })

  test("are listed, counted on the dashboard, and retried by hand; once read, they leave the list", async () => {
    const id = `evt_unread_${Date.now()}`
    const before = (await owner.call(noticeCalls.dashboard)).body.data.alarms.notices
    await sendWebhook(`{"event":"payment.captured","payload":{"payment":{"entity":{"id":7}}}}`, id)
    await sql(`update gateway_event set tries = 19, next_at = now() where event_id = $1`, [`razorpay:${id}`])
    await afterWork("it is given up", async () => (await listed(id))?.givenUpAt)
    expect(await listed(id)).toMatchObject({ event: "payment.captured", gateway: "razorpay", tries: 20 })
    expect((await owner.call(noticeCalls.dashboard)).body.data.alarms.notices).toBe(before + 1)
    const still = (await again(id)).body
    expect([still.message, still.data.handledAt]).toEqual([paymentNoticeMessages.notYet, null])
    // As the next version of the shop would read it.
    await sql(`update gateway_event set body = $2 where event_id = $1`, [
      `razorpay:${id}`,
      Buffer.from(`{"event":"settlement.processed","payload":{}}`),
    ])
    const read = (await again(id)).body
    expect([read.message, read.data.givenUpAt]).toEqual([paymentNoticeMessages.handled, null])
    expect(await listed(id)).toBeUndefined()
    const settled = await again(id)
    expect([settled.status, settled.body.code]).toEqual([409, checkoutRefusals.notice_settled.code])
    expect((await again("none")).body.code).toBe(checkoutRefusals.notice_unknown.code)
  })

  test("leaves a body that is not JSON unread, and says so", async () => {
    const id = `evt_garbage_${Date.now()}`
    await sendWebhook("{", id)
    await afterWork("it is given up", async () => (await listed(id))?.givenUpAt)
    expect((await listed(id))!.event).toBeNull()
    expect((await again(id)).body.message).toBe(paymentNoticeMessages.unreadable)
  })
})
