import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { DISPUTE_STATES, type DisputeState } from "@silai/contracts/checkout/gateway-states"
import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { paymentRefundMessages } from "@silai/contracts/checkout/payment-messages"
import { mailMessages } from "@silai/contracts/messaging/messages"
import { orderCalls } from "@silai/contracts/order/calls"
import { afterEach, beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { eventually } from "../../rig/eventually"
import { dispute, faults, gatewayBook, mails, pay, sendWebhook } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askToPay, untilPlaced } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterSweeps, workNow } from "../../rig/work"

closeSqlAfterwards()
afterEach(() => faults({ reset: true }))
const slug = "classic-white-formal-shirt"
const size = "L"

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
  const orderId = await untilPlaced(at, attemptId)
  return { at, orderId, attemptId, paymentId: payment.id }
}
const rowsOf = async (paymentId: string, isClosed = false) =>
  (await owner.call(paymentCalls.mismatches, { isClosed })).body.data.filter(
    ({ gatewayPaymentId }) => gatewayPaymentId === paymentId,
  )
const kindsOf = async (paymentId: string) => (await rowsOf(paymentId)).map(({ kind }) => kind)
const becomes = { list: ["payment_disputed"], review: ["dispute_review"], end: [], lose: ["dispute_lost"] }
/** Razorpay's events about a dispute: the states that lead to each, and what is listed then. */
const NEWS = {
  "payment.dispute.created": [["open"], ["payment_disputed"]],
  "payment.dispute.under_review": [["open", "under_review"], ["dispute_review"]],
  "payment.dispute.action_required": [["open", "under_review", "open"], ["payment_disputed"]],
  "payment.dispute.won": [["open", "under_review", "won"], []],
  "payment.dispute.lost": [["open", "under_review", "lost"], ["dispute_lost"]],
  "payment.dispute.closed": [["open", "closed"], []],
} as const satisfies Record<string, readonly [readonly DisputeState[], readonly string[]]>

describe("a dispute at the gateway", () => {
  test.each(Object.keys(DISPUTE_STATES) as DisputeState[])("is handled as the table says: %s", async (state) => {
    const { attemptId, paymentId } = await aPaidOrder()
    await dispute(paymentId, "open")
    await eventually("it is listed", async () => (await kindsOf(paymentId)).includes("payment_disputed"))
    if (state !== "open") await dispute(paymentId, state)
    const expected = becomes[DISPUTE_STATES[state].does]
    await eventually("it is as the table says", async () => (await kindsOf(paymentId)).join() === expected.join())
    const { isAlarm, mismatches } = (await owner.call(paymentCalls.single, { paymentId: attemptId })).body.data
    expect([isAlarm, mismatches]).toEqual([["list", "lose"].includes(DISPUTE_STATES[state].does), expected])
  })

  test.each(Object.entries(NEWS))(
    "is listed by what its event asks of the shop: %s",
    async (event, [states, expected]) => {
      const { paymentId } = await aPaidOrder()
      for (const state of states) {
        await dispute(paymentId, state)
        const listed = becomes[DISPUTE_STATES[state].does].join()
        await eventually(`it is listed: ${state}`, async () => (await kindsOf(paymentId)).join() === listed)
      }
      expect(await kindsOf(paymentId)).toEqual(expected)
      const sent = await sql<{ body: Buffer }>(`select body from gateway_event where position($1::bytea in body) > 0`, [
        Buffer.from(paymentId),
      ])
      const names = sent.map(({ body }) => (JSON.parse(body.toString()) as { event: string }).event)
      expect(names).toContain(event)
    },
  )

  test("is new work when the bank asks again, also where staff had closed it with their answer, and owners are mailed again", async () => {
    const { paymentId } = await aPaidOrder()
    const untilListed = (kinds: string[]) =>
      eventually("it is listed", async () => (await kindsOf(paymentId)).join() === kinds.join())
    await dispute(paymentId, "open")
    await untilListed(["payment_disputed"])
    const [row] = await rowsOf(paymentId)
    const closed = await owner.call(paymentCalls.closeMismatch, {
      mismatchId: row!._id,
      note: "Answered with the proof of delivery",
    })
    expect(closed.status).toBe(200)
    await dispute(paymentId, "under_review")
    await untilListed(["dispute_review"])
    await sql(`update payment_mismatch set notified_at = now() where payment_id = $1`, [paymentId])
    await dispute(paymentId, "open")
    await untilListed(["payment_disputed"])
    expect(
      await sql(`select 1 from payment_mismatch where payment_id = $1 and closed_at is null and notified_at is null`, [
        paymentId,
      ]),
    ).toHaveLength(1)
  })

  test("is mailed to the owners, and stays listed when the books are compared", async () => {
    const { paymentId } = await aPaidOrder()
    await dispute(paymentId, "open")
    await eventually("it is listed", async () => (await kindsOf(paymentId)).includes("payment_disputed"))
    await sql(`update payment_mismatch set looked_at = now() - interval '1 hour' where payment_id = $1`, [paymentId])
    await afterSweeps("the owners are mailed, and the books are compared again", () =>
      sql(
        `select 1 from payment_mismatch where payment_id = $1 and notified_at is not null and looked_at > now() - interval '30 minutes'`,
        [paymentId],
      ).then((rows) => rows.length === 1),
    )
    expect((await mails()).some(({ subject }) => subject === mailMessages.mismatch.subject)).toBe(true)
    const [row] = await rowsOf(paymentId)
    expect(row).toMatchObject({ kind: "payment_disputed", shopRupees: 799, gatewayRupees: 0, closedAt: null })
  })

  test.each(["open", "lost"])("keeps a cancelled order's money from being given twice: %s", async (state) => {
    const { at, orderId, attemptId, paymentId } = await aPaidOrder()
    await dispute(paymentId, state)
    await eventually("it is listed", async () => (await kindsOf(paymentId)).length === 1)
    expect((await at.call(orderCalls.cancel, { orderId, reason: "It never came" })).status).toBe(200)
    await workNow()
    const refundsAtGateway = async () =>
      (await gatewayBook()).refunds.filter(({ payment_id }) => payment_id === paymentId).length
    const [ask] = (await owner.call(paymentCalls.single, { paymentId: attemptId })).body.data.refunds
    expect(ask).toMatchObject({ state: "failed", declines: 0, lastError: paymentRefundMessages.disputed })
    expect(await refundsAtGateway()).toBe(0)
    // Won, it is the shop's to give back.
    if (state === "lost") return
    await dispute(paymentId, "won")
    await eventually("it is settled", async () => (await kindsOf(paymentId)).length === 0)
    expect((await owner.call(paymentCalls.refundAgain, { refundId: ask!._id })).status).toBe(200)
    await eventually("it is back", async () => (await refundsAtGateway()) === 1)
  })

  test("that was lost is not opened again by an older event that comes late", async () => {
    const { paymentId } = await aPaidOrder()
    const opened = await dispute(paymentId, "open")
    await dispute(paymentId, "lost")
    await eventually("it is lost", async () => (await kindsOf(paymentId)).includes("dispute_lost"))
    const late = { ...opened, entity: "dispute", status: "open" }
    const body = JSON.stringify({ event: "payment.dispute.created", payload: { dispute: { entity: late } } })
    const eventId = `evt_late_${paymentId}`
    expect(await sendWebhook(body, eventId)).toBe(200)
    await eventually("it is handled", async () => {
      await workNow()
      return (
        await sql(`select 1 from gateway_event where event_id = $1 and handled_at is not null`, [`razorpay:${eventId}`])
      ).length
    })
    expect(await kindsOf(paymentId)).toEqual(["dispute_lost"])
  })

  test("is shown with its order to staff only, and asks before the order is packed or sent", async () => {
    const { at, orderId, paymentId } = await aPaidOrder()
    const { orderNumber } = (await owner.call(orderCalls.single, { orderId })).body.data
    const disputeOf = async (by: Browser) => (await by.call(orderCalls.single, { orderId })).body.data.dispute
    const listed = async () =>
      (await owner.call(orderCalls.all, { search: orderNumber })).body.data.find(({ _id }) => _id === orderId)?.dispute
    expect([await disputeOf(owner), await listed()]).toEqual([null, null])
    await dispute(paymentId, "open")
    await eventually("it is listed", async () => (await kindsOf(paymentId)).length === 1)
    expect([await disputeOf(owner), await listed(), await disputeOf(at)]).toEqual([
      "payment_disputed",
      "payment_disputed",
      null,
    ])
    const move = (status: number, more: object = {}) => owner.call(orderCalls.update, { orderId, status, ...more })
    expect((await move(1)).status).toBe(200)
    for (const status of [3, 4]) {
      const { status: http, body } = await move(status)
      expect([http, body.code, body.field]).toEqual([409, "order.disputed", "evenDisputed"])
      const many = async (more: object = {}, check = false) =>
        (await owner.call(orderCalls.moveMany, { orders: [{ order: orderId, ...more }], status, check })).body.data[0]
      expect(await many()).toMatchObject({ moved: false, code: "order.disputed" })
      expect(await many({ evenDisputed: true }, true)).toMatchObject({ moved: true })
      const even = { evenDisputed: true }
      expect(status === 3 ? (await move(status, even)).status === 200 : (await many(even))?.moved).toBe(true)
    }
    // It has left the shop.
    expect((await move(6)).status).toBe(200)
    await dispute(paymentId, "lost")
    await eventually("it is lost", async () => (await disputeOf(owner)) === "dispute_lost")
    await dispute(paymentId, "won")
    await eventually("it is over", async () => (await disputeOf(owner)) === null)
  })
})
