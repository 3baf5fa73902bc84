import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { expect, test } from "vitest"
import { browser } from "../rig/browser"
import { eventually } from "../rig/eventually"
import { theShop } from "../rig/facts"
import { mails, pay } from "../rig/gateway"
import { aBag, aGuest, askToPay } from "../rig/shopper"
import { closeSqlAfterwards, sql } from "../rig/sql"
import { setStock } from "../rig/stock"
import { audit } from "./audit"
import { eventBody, forgeries, mismatches, paymentEntity, sign } from "./facts"
import { figure } from "./print"

closeSqlAfterwards()

const { razorpay } = theShop()
const slug = "black-aura-formal-trousers"

async function heldAttempt() {
  await setStock(slug, "M", 10)
  const at = await aGuest()
  const { body } = await askToPay(at, await aBag([{ slug, size: "M" }]))
  return { at, attemptId: body.data.attemptId, orderId: body.data.razorpay.orderId, amount: body.data.razorpay.amount }
}

const deliver = (body: string, signature: string | undefined, eventId?: string) =>
  browser().send("/hooks/razorpay", {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      ...(signature === undefined ? {} : { "x-razorpay-signature": signature }),
      ...(eventId ? { "x-razorpay-event-id": eventId } : {}),
    },
  })

const statusOf = async (attemptId: string) =>
  (await sql<{ status: string }>(`select status from checkout_attempt where id = $1`, [attemptId]))[0]!.status
const eventsDone = () =>
  eventually(
    "all events are handled or given up for now",
    async () => (await sql(`select 1 from gateway_event where handled_at is null and tries = 0`)).length === 0,
    30_000,
  )

test("never makes an order of forged and mismatched webhooks", async () => {
  const accepted: string[] = []
  const wrongAnswers: string[] = []
  let tried = 0
  const held = await heldAttempt()
  const other = await heldAttempt()
  const noteAccepted = async (name: string) => {
    tried++
    if (["paid", "placing", "placed"].includes(await statusOf(held.attemptId))) accepted.push(name)
  }
  for (const { name, signature, body: change } of forgeries) {
    const body = eventBody(paymentEntity(held.orderId, held.amount))
    const sent = change ? change(body)! : body
    const answer = await deliver(sent, signature(body, razorpay.webhookSecret))
    if (answer.status < 400 && name !== "no JSON at all" && name !== "an empty body")
      wrongAnswers.push(`${name}: ${answer.status}`)
    await eventsDone()
    await noteAccepted(name)
  }
  for (const { name, entity } of mismatches) {
    const body = eventBody(entity(held.orderId, held.amount, other.orderId))
    const answer = await deliver(body, sign(body, razorpay.webhookSecret))
    if (answer.status >= 500) wrongAnswers.push(`${name}: ${answer.status}`)
    await eventsDone()
    await noteAccepted(name)
  }
  const paidElsewhere = await pay(other.orderId)
  const checkoutSign = (orderId: string, paymentId: string, secret = razorpay.keySecret) =>
    sign(`${orderId}|${paymentId}`, secret)
  const news: [string, Record<string, unknown>][] = [
    [
      "no signature from the window",
      { razorpay_order_id: held.orderId, razorpay_payment_id: paidElsewhere.payment.id, razorpay_signature: "" },
    ],
    [
      "a made-up signature from the window",
      {
        razorpay_order_id: held.orderId,
        razorpay_payment_id: paidElsewhere.payment.id,
        razorpay_signature: "f".repeat(64),
      },
    ],
    ["another order's triple for this one", { ...paidElsewhere.handler, razorpay_order_id: held.orderId }],
    [
      "signed with the key's name",
      {
        razorpay_order_id: held.orderId,
        razorpay_payment_id: paidElsewhere.payment.id,
        razorpay_signature: checkoutSign(held.orderId, paidElsewhere.payment.id, razorpay.keyId),
      },
    ],
    [
      "rightly signed, but the payment is another order's",
      {
        razorpay_order_id: held.orderId,
        razorpay_payment_id: paidElsewhere.payment.id,
        razorpay_signature: checkoutSign(held.orderId, paidElsewhere.payment.id),
      },
    ],
    [
      "rightly signed, but there is no such payment",
      {
        razorpay_order_id: held.orderId,
        razorpay_payment_id: "pay_nosuchpayment0",
        razorpay_signature: checkoutSign(held.orderId, "pay_nosuchpayment0"),
      },
    ],
    [
      "a list for an order id",
      { razorpay_order_id: [held.orderId], razorpay_payment_id: "pay_x", razorpay_signature: "x" },
    ],
  ]
  for (const [name, body] of news) {
    const { status } = await held.at.call(checkoutCalls.verifyPayment, body)
    if (status >= 500) wrongAnswers.push(`${name}: ${status}`)
    await noteAccepted(name)
  }
  for (const call of [checkoutCalls.add, checkoutCalls.success]) {
    await held.at.call(call, { attemptId: held.attemptId })
    await noteAccepted(call.path)
  }
  figure("forged or mismatched payment facts accepted", accepted.length, { n: tried, accepted: accepted.join("; ") })
  expect({ accepted, wrongAnswers }).toEqual({ accepted: [], wrongAnswers: [] })
  expect(tried).toBeGreaterThanOrEqual(60)

  await sql(`delete from gateway_payment where status = 'refund_due' and attempt_id = $1`, [held.attemptId])
  const { handler } = await pay(held.orderId)
  const { body } = await held.at.call(checkoutCalls.verifyPayment, handler)
  expect(body.data.status, "the right payment still pays, after all that").toBe("placed")
}, 300_000)

test("makes one order and one mail of a webhook that comes a thousand times", async () => {
  const { at, attemptId, orderId, amount } = await heldAttempt()
  const { payment } = await pay(orderId)
  const body = eventBody(paymentEntity(orderId, amount, { id: payment.id }))
  const signature = sign(body, razorpay.webhookSecret)
  for (let wave = 0; wave < 20; wave++) {
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        deliver(body, signature, wave % 2 ? `evt_replay_${wave}_${at}` : "evt_replay_same"),
      ),
    )
  }
  const placed = await eventually(
    "the order is placed",
    async () => {
      const { body: state } = await at.call(checkoutCalls.success, { attemptId })
      return state.data.status === "placed" && state.data
    },
    60_000,
  )
  await eventually(
    "every event is handled",
    async () =>
      (await sql(`select 1 from gateway_event where handled_at is null and event_id like 'razorpay:evt_replay%'`))
        .length === 0,
    120_000,
  )
  await eventually(
    "the mail is sent",
    async () =>
      (
        await sql(`select 1 from outbox where dedupe_key = $1 and status = 'sent'`, [
          `order.placed.mail:${placed.orderId}`,
        ])
      ).length === 1,
  )
  const orders = await sql(`select 1 from "order" where metadata ->> 'attempt_id' = $1`, [attemptId])
  const letters = (await mails()).filter(({ subject }) => subject.includes(placed.orderNumber!))
  figure("second orders or mails from 1,000 replayed webhooks", orders.length - 1 + letters.length - 1, {
    n: 1000,
    eventIds: 501,
  })
  expect([orders.length, letters.length]).toEqual([1, 1])
  expect(await audit(sql)).toEqual({})
}, 300_000)
