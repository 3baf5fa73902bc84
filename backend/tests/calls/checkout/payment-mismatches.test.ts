import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { RECONCILE } from "@silai/contracts/checkout/limits"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { mailMessages } from "@silai/contracts/messaging/messages"
import { noticeCalls } from "@silai/contracts/notice/calls"
import { afterEach, beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { eventually } from "../../rig/eventually"
import { faults, mails, pay, refundByHand } from "../../rig/gateway"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { untilReceived } from "../../rig/received-events"
import { aBag, aGuest, askToPay, untilPlaced } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()
afterEach(() => faults({ reset: true }))
const slug = "classic-white-formal-shirt"
const size = "M"

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

async function placed() {
  await setStock(slug, size, 6)
  const at = await aGuest()
  const { body } = await askToPay(at, await aBag([{ slug, size }]))
  const { handler, payment } = await pay(body.data.razorpay.orderId)
  await at.call(checkoutCalls.verifyPayment, handler)
  const { attemptId } = body.data
  return { paymentId: attemptId, orderId: await untilPlaced(at, attemptId), gatewayPaymentId: payment.id }
}

/** Yesterday is read again, counting what happened since as yesterday's: a test cannot wait for a day to pass. */
async function readYesterday(gatewayPaymentId: string) {
  await sql(`update gateway_payment set captured_at = now() - interval '30 hours' where payment_id = $1`, [
    gatewayPaymentId,
  ])
  await sql(`delete from reconciled_day`)
}
const open = async (gatewayPaymentId: string, isClosed = false) =>
  (await owner.call(paymentCalls.mismatches, { isClosed })).body.data.filter(
    (row) => row.gatewayPaymentId === gatewayPaymentId,
  )
const found = (gatewayPaymentId: string, ...kinds: string[]) =>
  eventually(
    `mismatches: ${kinds.join(", ") || "nothing"}`,
    async () => {
      const rows = await open(gatewayPaymentId)
      const seen = rows.map(({ kind }) => kind as string).sort()
      return JSON.stringify(seen) === JSON.stringify([...kinds].sort()) && rows
    },
    100_000,
  )
const reconcileAgain = (gatewayPaymentId: string) =>
  sql(`update payment_mismatch set looked_at = now() - interval '1 hour' where payment_id = $1`, [gatewayPaymentId])

describe("a payment mismatch", () => {
  test("is listed with its payment, shown on the dashboard, mailed to the owners, and closed by itself once corrected", async () => {
    const { orderId, paymentId, gatewayPaymentId } = await placed()
    await sql(
      `update order_transaction set amount = amount + 0.01, raw_amount = jsonb_build_object('value', '799.01', 'precision', 20) where order_id = $1`,
      [orderId],
    )
    const before = (await owner.call(noticeCalls.dashboard, {})).body.data.alarms.mismatches
    await readYesterday(gatewayPaymentId)
    const [row] = await found(gatewayPaymentId, "refund_engine")
    await untilReceived("silai.payment.mismatch", row!._id)
    expect(row).toMatchObject({ paymentId, orderId, shopRupees: 799.01, gatewayRupees: 799, closedAt: null })
    expect((await owner.call(noticeCalls.dashboard, {})).body.data.alarms.mismatches).toBe(before + 1)
    await eventually("the owners' mail", async () =>
      (await mails()).some(
        ({ subject, text }) => subject === mailMessages.mismatch.subject && text.includes("/admin/payment/mismatches"),
      ),
    )
    await sql(
      `update order_transaction set amount = amount - 0.01, raw_amount = jsonb_build_object('value', '799', 'precision', 20) where order_id = $1`,
      [orderId],
    )
    await reconcileAgain(gatewayPaymentId)
    await found(gatewayPaymentId)
    expect((await open(gatewayPaymentId, true))[0]).toMatchObject({ kind: "refund_engine", closedBy: null })
  }, 240_000)

  test("is found in a refund whose webhook was lost and in an unknown payment; staff close one with a note, until its sum changes", async () => {
    const { gatewayPaymentId } = await placed()
    await faults({ reset: true, webhook: "drop" })
    await refundByHand(gatewayPaymentId, 10_000)
    // As if both had happened long enough ago for the webhooks to have arrived.
    await sql(`update gateway_payment set refunded_paise = 20000, followed_paise = 20000 where payment_id = $1`, [
      gatewayPaymentId,
    ])
    await readYesterday(gatewayPaymentId)
    const rows = await found(gatewayPaymentId, "refund_ledger", "refund_order")
    const { _id: mismatchId } = rows.find(({ kind }) => kind === "refund_ledger")!
    expect(rows.find(({ kind }) => kind === "refund_ledger")).toMatchObject({ shopRupees: 200, gatewayRupees: 100 })
    const note = "The bank has confirmed it on the phone"
    expect((await owner.call(paymentCalls.closeMismatch, { mismatchId, note: " " })).status).toBe(400)
    expect((await (await signInAs("packer")).call(paymentCalls.closeMismatch, { mismatchId, note })).status).toBe(403)
    expect((await owner.call(paymentCalls.closeMismatch, { mismatchId, note })).status).toBe(200)
    const acts = await sql(`select act from audit_entry where kind = 'payment' and after ->> 'note' = $1`, [note])
    expect(acts).toEqual([{ act: "changed" }])
    const again = await owner.call(paymentCalls.closeMismatch, { mismatchId, note })
    expect([again.status, again.body.code]).toEqual([404, checkoutRefusals.mismatch_unknown.code])
    await readYesterday(gatewayPaymentId)
    await found(gatewayPaymentId, "refund_order")
    await sql(`update gateway_payment set refunded_paise = 30000, followed_paise = 30000 where payment_id = $1`, [
      gatewayPaymentId,
    ])
    await readYesterday(gatewayPaymentId)
    await found(gatewayPaymentId, "refund_ledger", "refund_order")
    await sql(`update gateway_payment set refunded_paise = 0 where payment_id = $1`, [gatewayPaymentId])
    await sql(
      `insert into outbox (topic, dedupe_key, payload, listener) values ('engine.event', $1, $2, 'checkout.refund-given')`,
      [
        `read-again-${gatewayPaymentId}`,
        JSON.stringify({ data: [{ gateway: "razorpay", paymentId: gatewayPaymentId }] }),
      ],
    )
    await eventually(
      "the checkout has read it",
      async () => {
        const ledger = await oneRow<{ refunded_paise: string }>(
          `select refunded_paise from gateway_payment where payment_id = $1`,
          [gatewayPaymentId],
        )
        return ledger.refunded_paise === "10000"
      },
      60_000,
    )
    await reconcileAgain(gatewayPaymentId)
    await found(gatewayPaymentId)
  }, 400_000)

  test("is reported when only the shop or only the gateway has a payment", async () => {
    const { paymentId, gatewayPaymentId } = await placed()
    const stranger = `pay_${"Stranger".padEnd(14, "0")}`
    await sql(
      `insert into gateway_payment (payment_id, attempt_id, gateway, gateway_order_id, amount_paise, currency, status, reason, captured_at)
       values ($1, $2, 'razorpay', null, 5000, 'INR', 'refunded', 'twice', now() - interval '30 hours')`,
      [stranger, paymentId],
    )
    await readYesterday(gatewayPaymentId)
    const [row] = await found(stranger, "payment_missing")
    expect(row).toMatchObject({ shopRupees: 50, gatewayRupees: 0 })
    await sql(`delete from gateway_payment where payment_id = $1`, [stranger])
    await reconcileAgain(stranger)
    await found(stranger)
    expect(await open(gatewayPaymentId)).toEqual([])
  }, 240_000)

  test("is found by the second reading, three days later, when it appears after its day was read", async () => {
    const { gatewayPaymentId } = await placed()
    // A day is due some minutes after its midnight in India, until which "today" is still the day before.
    const settled = `(now() - interval '${RECONCILE.settlesMinutes} minutes')`
    const today = `(${settled} at time zone 'Asia/Kolkata')::date`
    const happened = (days: number) =>
      sql(`update gateway_payment set captured_at = ${settled} - make_interval(days => $2) where payment_id = $1`, [
        gatewayPaymentId,
        days,
      ])
    const read = async (days: number) =>
      (
        await sql<{ after: number }>(
          `select after_days as after from reconciled_day where day = ${today} - $1::int order by 1`,
          [days],
        )
      ).map(({ after }) => after)
    await happened(4)
    await sql(`delete from reconciled_day`)
    await eventually("all that is due was read", async () => (await read(1)).length > 0, 100_000)
    expect([await read(0), await read(2), await read(4)]).toEqual([[], [1], [1, 3]])
    expect(await open(gatewayPaymentId)).toEqual([])
    await sql(`update gateway_payment set refunded_paise = 10000, followed_paise = 10000 where payment_id = $1`, [
      gatewayPaymentId,
    ])
    await sql(`delete from reconciled_day where day = ${today} - 4 and after_days = 3`)
    await found(gatewayPaymentId, "refund_engine", "refund_ledger", "refund_order")
    await sql(
      `update gateway_payment set refunded_paise = 0, followed_paise = 0, captured_at = now() where payment_id = $1`,
      [gatewayPaymentId],
    )
    await reconcileAgain(gatewayPaymentId)
    await found(gatewayPaymentId)
  }, 400_000)

  test("refunds a second payment without any webhook once the books are compared", async () => {
    await setStock(slug, size, 6)
    const at = await aGuest()
    const { body } = await askToPay(at, await aBag([{ slug, size }]))
    const { handler } = await pay(body.data.razorpay.orderId)
    await at.call(checkoutCalls.verifyPayment, handler)
    await faults({ reset: true, webhook: "drop" })
    const { payment } = await pay(body.data.razorpay.orderId, "success", { evenIfPaid: true })
    // As the reading of its day would find it: a test cannot wait for a day to pass.
    await sql(
      `insert into payment_mismatch (id, gateway, payment_id, kind, attempt_id, shop_paise, gateway_paise, made_at, looked_at)
       values ($1, 'razorpay', $2, 'payment_unknown', $3, 0, 79900, now(), now() - interval '1 hour')`,
      [`ast_${payment.id}`, payment.id, body.data.attemptId],
    )
    await eventually(
      "the second payment is back",
      async () => {
        const [row] = await sql<{ status: string; reason: string }>(
          `select status, reason from gateway_payment where payment_id = $1`,
          [payment.id],
        )
        return row?.status === "refunded" && row.reason === "twice"
      },
      100_000,
    )
    await reconcileAgain(payment.id)
    await found(payment.id)
  }, 240_000)
})
