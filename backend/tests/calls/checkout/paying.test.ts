import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { afterEach, expect, test } from "vitest"
import { browser } from "../../rig/browser"
import { faults, mails, pay } from "../../rig/gateway"
import { aBag, aGuest, askToPay, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"
import { afterWork } from "../../rig/work"
import { audit } from "../../score/audit"

closeSqlAfterwards()
afterEach(() => faults({ reset: true }))
const shirt = "classic-white-formal-shirt"

async function heldFor(slug = shirt, size = "M") {
  await setStock(slug, size, 6)
  const at = await aGuest()
  const items = await aBag([{ slug, size }])
  const { body } = await askToPay(at, items)
  return { at, items, ...body.data }
}
const stateOf = async (at: Awaited<ReturnType<typeof aGuest>>, attemptId: string) =>
  (await at.call(checkoutCalls.success, { attemptId })).body.data
const becomes = (at: Awaited<ReturnType<typeof aGuest>>, attemptId: string, status: string) =>
  afterWork(`the attempt is ${status}`, async () => {
    const state = await stateOf(at, attemptId)
    return state.status === status && state
  })

test("gives a guest who pays an order, reserved goods and a mail", async () => {
  await setStock(shirt, "M", 6)
  const before = await stockOf(shirt, "M")
  const at = await aGuest({ contact: { email: "letter@example.com" } })
  const items = await aBag([
    { slug: shirt, size: "M", quantity: 2 },
    { slug: shirt, size: upperBody },
  ])
  const asked = await askToPay(at, items)
  expect(asked.body.data.totals).toMatchObject({ items: 2397, delivery: 0, total: 2397 })
  expect(asked.body.data.razorpay.amount).toBe(239_700)
  expect((await stockOf(shirt, "M")).held - before.held).toBe(2)

  const { handler } = await pay(asked.body.data.razorpay.orderId)
  const verified = await at.call(checkoutCalls.verifyPayment, handler)
  expect(verified.body.data.status).toBe("placed")
  const { orderId, orderNumber } = verified.body.data
  const after = await stockOf(shirt, "M")
  expect([after.reserved - before.reserved, after.held - before.held]).toEqual([2, 0])

  const { body } = await at.call(orderCalls.single, { orderId })
  expect(body.data.itemsList.map(({ size, orderType, totalRupees }) => [size, orderType, totalRupees])).toEqual([
    ["M", "readymade", 1598],
    ["Custom Size", "custom", 799],
  ])
  expect(body.data.itemsList[1]!.measurement).toEqual(upperBody)
  const letter = await afterWork("the mail arrives", async () =>
    (await mails()).find(({ to, subject }) => to.includes("letter@example.com") && subject.includes(orderNumber!)),
  )
  expect(letter.text).toContain("/order-confirmation/")
  expect(await audit(sql)).toEqual({})
})

test("places an order by Razorpay's webhook only, after the tab was closed", async () => {
  const { at, attemptId, razorpay } = await heldFor()
  await pay(razorpay.orderId)
  expect((await becomes(at, attemptId, "placed")).orderId).toMatch(/^order_/)
})

test("places the order of a tab closed after paying even when the webhook is lost too", async () => {
  await faults({ webhook: "drop" })
  const { at, attemptId, razorpay } = await heldFor()
  await pay(razorpay.orderId)
  await sql(`update checkout_attempt set next_look_at = now() where id = $1`, [attemptId])
  await becomes(at, attemptId, "placed")
})

test("places one order and sends one mail for doubled webhooks, and for a page that reports the payment and its order many times at once", async () => {
  await faults({ webhook: "duplicate" })
  const { at, attemptId, razorpay } = await heldFor()
  const { handler } = await pay(razorpay.orderId)
  const replies = await Promise.all([
    ...[1, 2, 3].map(() => at.call(checkoutCalls.verifyPayment, handler)),
    ...[1, 2].map(() => at.call(checkoutCalls.add, { attemptId })),
  ])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const { orderId } = await becomes(at, attemptId, "placed")
  expect(await sql(`select id from "order" where metadata ->> 'attempt_id' = $1`, [attemptId])).toEqual([
    { id: orderId },
  ])
  expect(await sql(`select status from outbox where dedupe_key = $1`, [`order.placed.mail:${orderId}`])).toEqual([
    { status: "sent" },
  ])
  expect(await audit(sql)).toEqual({})
})

test("reuses the payment for the same bag, paid from another tab", async () => {
  const { at, items, attemptId, razorpay } = await heldFor()
  const again = await askToPay(at, items)
  expect([again.body.data.attemptId, again.body.data.razorpay.orderId]).toEqual([attemptId, razorpay.orderId])
})

test("releases what a changed bag held before", async () => {
  const { at, items, attemptId } = await heldFor(shirt, "L")
  const before = await stockOf(shirt, "L")
  const changed = await askToPay(at, [{ ...items[0]!, quantity: 2 }])
  expect(changed.body.data.attemptId).not.toBe(attemptId)
  expect((await stockOf(shirt, "L")).held - before.held).toBe(1)
  expect((await stateOf(at, attemptId)).status).toBe("expired")
})

test("refunds money for a bag that has changed since", async () => {
  const { at, items, attemptId, razorpay } = await heldFor(shirt, "L")
  await askToPay(at, [{ ...items[0]!, quantity: 2 }])
  await pay(razorpay.orderId)
  await becomes(at, attemptId, "refunded")
})

test("buys the goods with money that comes after the hold expired if they are still available", async () => {
  const { at, attemptId, razorpay } = await heldFor(shirt, "XL")
  await sql(`update checkout_attempt set held_until = now() - interval '1 minute' where id = $1`, [attemptId])
  await becomes(at, attemptId, "expired")
  await pay(razorpay.orderId)
  await becomes(at, attemptId, "placed")
})

test("refunds money that comes after the goods were sold to another shopper, with a mail", async () => {
  const { at, attemptId, razorpay } = await heldFor(shirt, "XL")
  await sql(`update checkout_attempt set held_until = now() - interval '1 minute' where id = $1`, [attemptId])
  await becomes(at, attemptId, "expired")
  await setStock(shirt, "XL", 0)
  const { payment } = await pay(razorpay.orderId)
  await becomes(at, attemptId, "refunded")
  const [row] = await sql<{ status: string; reason: string }>(
    `select status, reason from gateway_payment where payment_id = $1`,
    [payment.id],
  )
  expect(row).toEqual({ status: "refunded", reason: "late" })
  await setStock(shirt, "XL", 5)
})

test("refunds a second payment for the same order, and keeps the order", async () => {
  const { at, attemptId, razorpay } = await heldFor()
  const { handler } = await pay(razorpay.orderId)
  await at.call(checkoutCalls.verifyPayment, handler)
  const second = await pay(razorpay.orderId, "success", { evenIfPaid: true })
  await afterWork(
    "the second payment is back",
    async () =>
      (
        await sql(`select 1 from gateway_payment where payment_id = $1 and status = 'refunded' and reason = 'twice'`, [
          second.payment.id,
        ])
      ).length === 1,
  )
  expect((await stateOf(at, attemptId)).status).toBe("placed")
})

test("says that nothing was charged when Razorpay is down, and can be tried again", async () => {
  await setStock(shirt, "M", 6)
  const at = await aGuest()
  const items = await aBag([{ slug: shirt, size: "M" }])
  // Only requests that open a payment: the poller, which asks about every payment, must not use up the fault.
  await faults({ api: "server-error", apiTimes: 1, apiMatch: "POST" })
  const away = await askToPay(at, items)
  expect([away.status, away.body.code]).toEqual([503, "checkout.gateway_down"])
  await faults({ reset: true })
  expect((await askToPay(at, items)).status).toBe(200)
})

test("does not show another shopper how far a payment has come", async () => {
  const { attemptId } = await heldFor()
  const { status, body } = await browser().call(checkoutCalls.success, { attemptId })
  expect([status, body.code]).toEqual([404, "checkout.attempt_unknown"])
})
