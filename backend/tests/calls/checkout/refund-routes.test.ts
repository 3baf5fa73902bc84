import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { paymentRefundMessages } from "@silai/contracts/checkout/payment-messages"
import { orderCalls } from "@silai/contracts/order/calls"
import { afterEach, beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { declinedForGood, faults, gatewayBook, pay, refundByHand } from "../../rig/gateway"
import { eventually } from "../../rig/eventually"
import { backendLog } from "../../rig/opening/log"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askToPay } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { audit } from "../../score/audit"

closeSqlAfterwards()
afterEach(() => faults({ reset: true }))
const slug = "classic-white-formal-shirt"
const size = "XL"
const price = 79_900

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

async function placed() {
  await setStock(slug, size, 40)
  const at = await aGuest()
  const { body } = await askToPay(at, await aBag([{ slug, size }]))
  const { handler, payment } = await pay(body.data.razorpay.orderId)
  await at.call(checkoutCalls.verifyPayment, handler)
  // Under load the worker may place it a moment later.
  const orderId = await eventually("the order is placed", async () => {
    const attempt = await oneRow<{ order_id: string | null }>(`select order_id from checkout_attempt where id = $1`, [
      body.data.attemptId,
    ])
    return attempt.order_id
  })
  const engine = await oneRow<{ id: string }>(
    `select p.id from payment p join order_payment_collection l on l.payment_collection_id = p.payment_collection_id where l.order_id = $1`,
    [orderId],
  )
  return {
    at,
    paymentId: body.data.attemptId,
    orderId,
    gatewayPaymentId: payment.id,
    enginePaymentId: engine.id,
  }
}
type Placed = Awaited<ReturnType<typeof placed>>

const cancel = (orderId: string) => owner.call(orderCalls.update, { orderId, status: 10 })
const shown = async (orderId: string) => (await owner.call(orderCalls.single, { orderId })).body.data
const single = async (paymentId: string) => (await owner.call(paymentCalls.single, { paymentId })).body.data
const refundsSent = async (gatewayPaymentId: string) =>
  (await gatewayBook()).refunds
    .filter(({ payment_id, status }) => payment_id === gatewayPaymentId && status === "processed")
    .reduce((sum, { amount }) => sum + amount, 0)

/** The engine's record of an order's money, in paise: its transactions, its refunds, its summary and its collection. */
async function engineBooks(orderId: string) {
  const row = await oneRow<Record<"transactions" | "refunds" | "summary" | "collection", number>>(
    `select (select coalesce(sum(-amount), 0) * 100 from order_transaction where order_id = o.id and reference = 'refund' and deleted_at is null)::int as transactions,
            (select coalesce(sum(r.amount), 0) * 100 from refund r join payment p on p.id = r.payment_id
               join order_payment_collection l on l.payment_collection_id = p.payment_collection_id where l.order_id = o.id and r.deleted_at is null)::int as refunds,
            (select (totals ->> 'refunded_total')::numeric * 100 from order_summary s where s.order_id = o.id and s.version = o.version and s.deleted_at is null)::int as summary,
            (select coalesce(c.refunded_amount, 0) * 100 from payment_collection c join order_payment_collection l on l.payment_collection_id = c.id where l.order_id = o.id)::int as collection
       from "order" o where o.id = $1`,
    [orderId],
  )
  return row
}
const booksAre = (orderId: string, paise: number) =>
  eventually(
    `the engine has ${paise} as refunded`,
    async () => {
      const books = await engineBooks(orderId)
      return JSON.stringify(books) ===
        JSON.stringify({ transactions: paise, refunds: paise, summary: paise, collection: paise })
        ? books
        : null
    },
    60_000,
  )

describe("the refund of a cancelled order", () => {
  test("is requested with the cancellation, sent after it, and made once, even when both are clicked repeatedly", async () => {
    const { orderId, gatewayPaymentId } = await placed()
    const replies = await Promise.all(Array.from({ length: 5 }, () => cancel(orderId)))
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(replies.every(({ status }) => status < 500)).toBe(true)
    await eventually("it is back", async () => (await refundsSent(gatewayPaymentId)) === price)
    await booksAre(orderId, price)
    expect(
      await sql(`select state, amount_paise from refund_ask where ask_key = $1`, [`cancelled:${orderId}`]),
    ).toEqual([{ state: "done", amount_paise: `${price}` }])
    const engine = await oneRow<{ status: string }>(
      `select c.status from payment_collection c join order_payment_collection l on l.payment_collection_id = c.id where l.order_id = $1`,
      [orderId],
    )
    expect(engine.status).toBe("canceled")
  })

  test.each(["hang", "server-error", "lost-reply", "reset"])(
    "comes later when a gateway is in trouble (%s), without delaying the cancellation",
    async (api) => {
      const { orderId, gatewayPaymentId } = await placed()
      await faults({ reset: true, api, apiMatch: "/refund" })
      const { status, body } = await cancel(orderId)
      expect([status, body.data.status]).toEqual([200, 10])
      await faults({ reset: true })
      await eventually(
        "it is back",
        async () => {
          await sql(`update refund_ask set next_at = now() where ask_key = $1`, [`cancelled:${orderId}`])
          return (await refundsSent(gatewayPaymentId)) === price
        },
        60_000,
      )
      await booksAre(orderId, price)
    },
    90_000,
  )

  test("is sent again when the bank first holds and then declines it, and is booked only once it is made", async () => {
    const { orderId, paymentId, gatewayPaymentId } = await placed()
    await faults({ reset: true, refund: "pending-then-failed", refundDelayMs: 300, webhook: "duplicate" })
    expect((await cancel(orderId)).status).toBe(200)
    await declinedForGood(`cancelled:${orderId}`)
    expect(await single(paymentId)).toMatchObject({ isAlarm: true, refundedRupees: 0 })
    await booksAre(orderId, 0)
    await faults({ reset: true })
    const { refunds } = await single(paymentId)
    expect((await owner.call(paymentCalls.refundAgain, { refundId: refunds[0]!._id })).body.message).toBe(
      paymentRefundMessages.refunded(799),
    )
    await booksAre(orderId, price)
    expect(await refundsSent(gatewayPaymentId)).toBe(price)
  }, 120_000)

  test("covers only the rest where a part is already on its way, however slowly", async () => {
    const { orderId, paymentId, gatewayPaymentId } = await placed()
    await faults({ reset: true, refund: "pending-then-processed", refundDelayMs: 2_000 })
    const part = { paymentId, amountRupees: 300, seenRefundedRupees: 0, seenPlaced: true, reason: "A loose seam" }
    expect((await owner.call(paymentCalls.refund, part)).status).toBe(200)
    expect((await cancel(orderId)).status).toBe(200)
    await eventually("all is back", async () => (await refundsSent(gatewayPaymentId)) === price, 30_000)
    expect((await single(paymentId)).refunds.map(({ amountRupees }) => amountRupees)).toEqual([300, 499])
    await booksAre(orderId, price)
  }, 60_000)

  test("is reported as too small when less than a rupee, and raises no alarm", async () => {
    const { orderId, paymentId, gatewayPaymentId } = await placed()
    const most = { paymentId, amountRupees: 798.5, seenRefundedRupees: 0, seenPlaced: true, reason: "A loose seam" }
    expect((await owner.call(paymentCalls.refund, most)).status).toBe(200)
    await eventually("it is back", async () => (await single(paymentId)).refundedRupees === 798.5)
    expect((await cancel(orderId)).status).toBe(200)
    const seen = await single(paymentId)
    expect(seen.refunds[1]).toMatchObject({ state: "too_small", handled: { note: paymentRefundMessages.tooSmall } })
    expect(seen.isAlarm).toBe(false)
    await booksAre(orderId, 79_850)
    expect(await refundsSent(gatewayPaymentId)).toBe(79_850)
  })
})

describe("a refund that the engine makes by itself", () => {
  const inEngine = ({ enginePaymentId }: Placed, amount: number) =>
    owner.post(`/admin/payments/${enginePaymentId}/refund`, { amount })

  test("moves no money itself: each becomes a request, is sent once, and is booked once", async () => {
    const order = await placed()
    // Two at the same moment can conflict in the engine, which then says so: the second is requested again.
    const replies = await Promise.all([inEngine(order, 399), inEngine(order, 400)])
    expect(replies.every(({ status }) => status === 200 || status === 400)).toBe(true)
    const refunds = await oneRow<{ rupees: number }>(
      `select coalesce(sum(amount), 0)::int as rupees from refund where payment_id = $1 and deleted_at is null`,
      [order.enginePaymentId],
    )
    if (refunds.rupees < 799) await inEngine(order, 799 - refunds.rupees)
    await eventually("all is back", async () => (await refundsSent(order.gatewayPaymentId)) === price, 30_000)
    await eventually("the order is cancelled", async () => (await shown(order.orderId)).status === 10, 30_000)
    await booksAre(order.orderId, price)
    const asks = await sql(`select ask_key from refund_ask where attempt_id = $1 and ask_key like 'engine:%'`, [
      order.paymentId,
    ])
    expect(asks).toHaveLength(2)
    expect(backendLog().some((line) => JSON.stringify(line).includes("[object Object]"))).toBe(false)
  }, 120_000)

  test("is removed from the engine's books when the bank declines it, and restored when it succeeds after all", async () => {
    const order = await placed()
    await faults({ reset: true, refund: "pending-then-failed", refundDelayMs: 200 })
    expect((await inEngine(order, 100)).status).toBe(200)
    const [ask] = await eventually("it is a refund request", async () => {
      const rows = await sql<{ id: string; ask_key: string }>(
        `select id, ask_key from refund_ask where attempt_id = $1 and ask_key like 'engine:%'`,
        [order.paymentId],
      )
      return rows.length > 0 && rows
    })
    await declinedForGood(ask!.ask_key)
    await booksAre(order.orderId, 0)
    await faults({ reset: true })
    expect((await owner.call(paymentCalls.refundAgain, { refundId: ask!.id })).status).toBe(200)
    await booksAre(order.orderId, 10_000)
    expect(await refundsSent(order.gatewayPaymentId)).toBe(10_000)
  }, 120_000)

  test.each([
    {
      book: "the order's summary",
      lose: `update order_summary s set totals = jsonb_set(totals, '{refunded_total}', '0') from "order" o where o.id = $1 and s.order_id = o.id and s.version = o.version`,
    },
    {
      book: "the payment's collection",
      lose: `update payment_collection c set refunded_amount = 0, raw_refunded_amount = '{"value": "0", "precision": 20}' from order_payment_collection l where l.order_id = $1 and l.payment_collection_id = c.id`,
    },
  ])(
    "is restored in $book when lost there again",
    async ({ lose }) => {
      const order = await placed()
      expect((await inEngine(order, 123)).status).toBe(200)
      await booksAre(order.orderId, 12_300)
      await sql(lose, [order.orderId])
      await sql(`update gateway_payment set next_at = now() where payment_id = $1`, [order.gatewayPaymentId])
      await booksAre(order.orderId, 12_300)
    },
    180_000,
  )

  test("is reversed where the money is already on its way", async () => {
    const order = await placed()
    await faults({ reset: true, refund: "pending-then-processed", refundDelayMs: 1_500 })
    const whole = {
      paymentId: order.paymentId,
      amountRupees: 799,
      seenRefundedRupees: 0,
      seenPlaced: true,
      reason: "A gift",
    }
    expect((await owner.call(paymentCalls.refund, whole)).status).toBe(200)
    await inEngine(order, 799)
    await eventually("it is back", async () => (await refundsSent(order.gatewayPaymentId)) === price)
    await booksAre(order.orderId, price)
    expect(
      (await gatewayBook()).refunds.filter(({ payment_id }) => payment_id === order.gatewayPaymentId),
    ).toHaveLength(1)
  }, 90_000)
})

test("leaves the books equal to the gateway to the paisa after many cancellations and part refunds by hand, by the engine and at the dashboard, with faults in between", async () => {
  const orders = await Promise.all(Array.from({ length: 4 }, () => placed()))
  for (let round = 0; round < 4; round++) orders.push(...(await Promise.all(Array.from({ length: 4 }, () => placed()))))
  await faults({ reset: true, refund: "pending-then-failed", refundDelayMs: 400, webhook: "duplicate" })
  const acts: ((order: Placed) => Promise<unknown>)[] = [
    ({ orderId }) => cancel(orderId),
    ({ paymentId }) =>
      owner.call(paymentCalls.refund, {
        paymentId,
        amountRupees: 123.45,
        seenRefundedRupees: 0,
        seenPlaced: true,
        reason: "A loose seam",
      }),
    ({ enginePaymentId }) => owner.post(`/admin/payments/${enginePaymentId}/refund`, { amount: 67.89 }),
    // Where everything is already on its way, the dashboard refuses.
    ({ gatewayPaymentId }) => refundByHand(gatewayPaymentId, 5_001).catch(() => undefined),
  ]
  await Promise.all(orders.map((order, at) => acts[at % acts.length]!(order)))
  await faults({ reset: true, webhook: "out-of-order" })
  await Promise.all(orders.map((order, at) => acts[(at + 1 + (at % 3)) % acts.length]!(order)))
  await eventually(
    "nothing is in progress any more",
    async () => {
      await sql(`update refund_ask set next_at = now() where state = 'waiting'`)
      const left = await oneRow<{ n: number }>(
        `select count(*)::int as n from refund_ask where state in ('waiting', 'sent', 'failed') and attempt_id = any($1)`,
        [orders.map(({ paymentId }) => paymentId)],
      )
      return left.n === 0
    },
    120_000,
  )
  for (const { orderId, gatewayPaymentId } of orders) {
    await booksAre(orderId, await refundsSent(gatewayPaymentId))
    const { money, status } = await shown(orderId)
    expect([Math.round(money.refundedRupees * 100), status === 10]).toEqual([
      await refundsSent(gatewayPaymentId),
      (await refundsSent(gatewayPaymentId)) === price,
    ])
  }
  expect(await audit(sql)).toEqual({})
}, 300_000)
