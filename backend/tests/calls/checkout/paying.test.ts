import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { afterEach, describe, expect, it, test } from "vitest"
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

describe("the same bag, asked to pay for twice", () => {
  /** The first payment is given up on its page, but its request is still on the telephone. */
  async function askedTwice(size: string) {
    const first = await heldFor(shirt, size)
    await first.at.call(checkoutCalls.giveUp, { attemptId: first.attemptId })
    const { body } = await askToPay(first.at, first.items)
    expect(body.data.attemptId).not.toBe(first.attemptId)
    return { at: first.at, items: first.items, first, second: body.data }
  }
  const reasonOf = async (paymentId: string) =>
    (await sql<{ reason: string }>(`select reason from gateway_payment where payment_id = $1`, [paymentId]))[0]?.reason

  it("is ordered by its first payment, which the page of the second shows; a second payment is refunded", async () => {
    const { at, first, second } = await askedTwice("S")
    const before = await stockOf(shirt, "S")
    await pay(first.razorpay.orderId)
    const { orderId } = await becomes(at, first.attemptId, "placed")
    expect(await stateOf(at, second.attemptId)).toMatchObject({ attemptId: first.attemptId, status: "placed", orderId })
    expect((await stockOf(shirt, "S")).held).toBe(before.held - 1)
    const { payment } = await pay(second.razorpay.orderId)
    await afterWork("the second payment is refunded", async () => (await reasonOf(payment.id)) === "twice")
    expect(await audit(sql)).toEqual({})
  })

  it("is ordered once when the first payment comes after the second", async () => {
    const { at, first, second } = await askedTwice("S")
    await pay(second.razorpay.orderId)
    const { orderId } = await becomes(at, second.attemptId, "placed")
    const { payment } = await pay(first.razorpay.orderId)
    await afterWork("the first payment is refunded", async () => (await reasonOf(payment.id)) === "twice")
    const orders = `select order_id from checkout_attempt where session_id = (select session_id from checkout_attempt where id = $1) and order_id is not null`
    expect(await sql(orders, [first.attemptId])).toEqual([{ order_id: orderId }])
    expect(await audit(sql)).toEqual({})
  })

  it("is ordered once when both payments come at the same moment", async () => {
    const { at, first, second } = await askedTwice("S")
    const paid = await Promise.all([first, second].map(({ razorpay }) => pay(razorpay.orderId)))
    const replies = await Promise.all(paid.map(({ handler }) => at.call(checkoutCalls.verifyPayment, handler)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    await afterWork("one is refunded", async () => {
      const reasons = await Promise.all(paid.map(({ payment }) => reasonOf(payment.id)))
      return reasons.filter(Boolean).length === 1 && reasons.includes("twice")
    })
    expect(await audit(sql)).toEqual({})
  })

  it("is a second order when the first was placed before it was asked for", async () => {
    const first = await heldFor(shirt, "S")
    await pay(first.razorpay.orderId)
    await becomes(first.at, first.attemptId, "placed")
    const { body } = await askToPay(first.at, first.items)
    await first.at.call(checkoutCalls.giveUp, { attemptId: body.data.attemptId })
    expect((await stateOf(first.at, body.data.attemptId)).status).toBe("expired")
    await pay(body.data.razorpay.orderId)
    await becomes(first.at, body.data.attemptId, "placed")
  })
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
