import { checkoutCalls } from "@silai/contracts/checkout/calls"
import {
  PAYMENT_STATES_AT_GATEWAY,
  type PaymentStateAtGateway,
  REFUND_STATES_AT_GATEWAY,
} from "@silai/contracts/checkout/gateway-states"
import { codeOf } from "@silai/contracts/order/status"
import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { afterEach, beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { anEmail } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { faults, gatewayBook, mails, pay, refundByHand } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { moved } from "../../rig/returns"
import { aBag, aGuest, askToPay, untilPlaced } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { workNow } from "../../rig/work"

closeSqlAfterwards()
afterEach(() => faults({ reset: true }))
const slug = "classic-white-formal-shirt"
const size = "S"

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

async function atPayment(email = anEmail()) {
  await setStock(slug, size, 20)
  const at = await aGuest({ contact: { email } })
  const { attemptId, razorpay } = (await askToPay(at, await aBag([{ slug, size }]))).body.data
  return { at, attemptId, orderId: razorpay.orderId }
}
const attemptOf = (id: string) => oneRow<{ status: string }>(`select status from checkout_attempt where id = $1`, [id])
const atGateway = async (id: string) => (await gatewayBook()).payments.find((payment) => payment.id === id)!.status
const mismatches = async (id: string) =>
  (await owner.call(paymentCalls.mismatches, { isClosed: false })).body.data
    .filter(({ gatewayPaymentId }) => gatewayPaymentId === id)
    .map(({ kind }) => kind)
const listed = async (attemptId: string) => (await owner.call(paymentCalls.single, { paymentId: attemptId })).body.data

/** Brings a payment into each state at the gateway, without a webhook. */
const reach: Record<PaymentStateAtGateway, (orderId: string) => ReturnType<typeof pay>> = {
  created: (orderId) => pay(orderId, "late"),
  authorized: (orderId) => pay(orderId, "authorized"),
  captured: (orderId) => pay(orderId),
  refunded: async (orderId) => {
    const paid = await pay(orderId)
    await refundByHand(paid.payment.id)
    return paid
  },
  failed: (orderId) => pay(orderId, "failure"),
}
const becomes = { wait: "held", capture: "placed", judge: "placed", compare: "held" }

describe("a payment's state at the gateway", () => {
  test.each(Object.keys(PAYMENT_STATES_AT_GATEWAY) as PaymentStateAtGateway[])(
    "is handled as the table says: %s",
    async (state) => {
      const { at, attemptId, orderId } = await atPayment()
      await faults({ webhook: "drop", lateMs: 3_600_000 })
      const { handler, payment } = await reach[state](orderId)
      expect(await atGateway(payment.id)).toBe(state)
      const { body } = await at.call(checkoutCalls.verifyPayment, handler)
      const expected = becomes[PAYMENT_STATES_AT_GATEWAY[state].does]
      if (expected === "placed") await untilPlaced(at, attemptId)
      expect([(await attemptOf(attemptId)).status, await mismatches(payment.id)]).toEqual([expected, []])
      expect(["placed", "paid", "placing", expected]).toContain(body.data.status)
    },
  )
})

/** Brings an order of the gateway into each state, without a webhook. */
const reachOrder: Record<"created" | "attempted" | "paid", (orderId: string) => Promise<unknown>> = {
  created: async () => undefined,
  attempted: (orderId) => pay(orderId, "failure"),
  paid: (orderId) => pay(orderId),
}

describe("an order's state at the gateway", () => {
  test.each(Object.keys(reachOrder) as (keyof typeof reachOrder)[])("is left to its payments: %s", async (state) => {
    const { at, attemptId, orderId } = await atPayment()
    await faults({ webhook: "drop" })
    await reachOrder[state](orderId)
    expect((await gatewayBook()).orders.find(({ id }) => id === orderId)!.status).toBe(state)
    await sql(`update checkout_attempt set next_look_at = now() where id = $1`, [attemptId])
    if (state === "paid") await untilPlaced(at, attemptId)
    await workNow()
    expect((await attemptOf(attemptId)).status).toBe(state === "paid" ? "placed" : "held")
  })
})

describe("a refund's state at the gateway", () => {
  const refunds = { pending: "pending-then-processed", processed: "processed", failed: "pending-then-failed" } as const
  test.each(Object.keys(REFUND_STATES_AT_GATEWAY) as (keyof typeof refunds)[])(
    "is handled as the table says: %s",
    async (state) => {
      const { at, attemptId, orderId } = await atPayment()
      const { payment } = await pay(orderId)
      const placed = await untilPlaced(at, attemptId)
      await faults({ refund: refunds[state], refundDelayMs: state === "pending" ? 3_600_000 : 1 })
      await moved(owner, placed, codeOf("cancelledByShop"))
      const sent = () =>
        gatewayBook().then(({ refunds }) => refunds.filter(({ payment_id }) => payment_id === payment.id))
      const does = REFUND_STATES_AT_GATEWAY[state].does
      await eventually("the gateway has the refund in this state, and a declined one is sent again", async () => {
        await sql(`update refund_ask set next_at = now() where attempt_id = $1 and state = 'waiting'`, [attemptId])
        await workNow()
        const all = await sent()
        return all.some(({ status }) => status === state) && (does !== "resend" || all.length > 1)
      })
      const { done } = await oneRow<{ done: boolean }>(
        `select state = 'done' as done from refund_ask where attempt_id = $1`,
        [attemptId],
      )
      expect(done).toBe(does === "book")
    },
  )
})

describe("an account on manual capture", () => {
  test("captures a payment that only the webhook reports, and places the order", async () => {
    await faults({ capture: "manual" })
    const { at, attemptId, orderId } = await atPayment()
    const { payment } = await pay(orderId)
    expect(payment.status).toBe("authorized")
    await untilPlaced(at, attemptId)
    expect(await atGateway(payment.id)).toBe("captured")
  })

  test("raises an alarm and sends no mail about an unpaid order while the capture fails, and places it once it works", async () => {
    await faults({ capture: "manual", api: "server-error", apiMatch: "/capture", apiTimes: 0 })
    const email = anEmail()
    const { at, attemptId, orderId } = await atPayment(email)
    const { handler, payment } = await pay(orderId)
    expect((await at.call(checkoutCalls.verifyPayment, handler)).body.data.status).toBe("held")
    expect([await mismatches(payment.id), (await listed(attemptId)).isAlarm]).toEqual([["payment_authorized"], true])
    await sql(`update checkout_attempt set held_until = now() - interval '1 minute' where id = $1`, [attemptId])
    await eventually("the hold has ended", async () => (await attemptOf(attemptId)).status === "expired")
    expect(
      await sql(`select 1 from outbox where topic = 'payment.unfinished' and payload ->> 'email' = $1`, [email]),
    ).toEqual([])
    expect((await mails()).filter(({ to, subject }) => to.includes(email) && subject.includes("not paid"))).toEqual([])
    await faults({ reset: true, capture: "manual" })
    expect((await owner.call(paymentCalls.retry, { paymentId: attemptId })).status).toBe(200)
    await untilPlaced(at, attemptId)
    expect([await mismatches(payment.id), (await listed(attemptId)).isAlarm]).toEqual([[], false])
  })

  test("never captures another amount, nor a second payment, and lists both", async () => {
    await faults({ capture: "manual" })
    const { at, attemptId, orderId } = await atPayment()
    const { handler, payment: tooLittle } = await pay(orderId, "authorized", { amountPaise: 100 })
    expect((await at.call(checkoutCalls.verifyPayment, handler)).body.data.status).toBe("held")
    await pay(orderId)
    await untilPlaced(at, attemptId)
    const { payment: second } = await pay(orderId, "authorized", { evenIfPaid: true })
    for (const { id } of [tooLittle, second]) {
      await eventually("it is listed", async () => (await mismatches(id)).includes("payment_authorized"))
      expect(await atGateway(id)).toBe("authorized")
    }
  })
})
