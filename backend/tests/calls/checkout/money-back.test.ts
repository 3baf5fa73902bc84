import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { orderMessages } from "@silai/contracts/order/messages"
import { afterEach, beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { eventually } from "../../rig/eventually"
import { faults, gatewayBook, pay, refundByHand } from "../../rig/gateway"
import { backendLog } from "../../rig/opening/log"
import { soonTriedAgain } from "../../rig/failing"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askToPay, untilPlaced } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"
import { audit } from "../../score/audit"

closeSqlAfterwards()
// A failing test must not leave the gateway broken for the next ones.
afterEach(() => faults({ reset: true }))
const slug = "classic-white-formal-shirt"
const size = "S"
const price = 79_900

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

async function placed() {
  await setStock(slug, size, 6)
  const at = await aGuest()
  const asked = await askToPay(at, await aBag([{ slug, size }]))
  const { handler, payment } = await pay(asked.body.data.razorpay.orderId)
  await at.call(checkoutCalls.verifyPayment, handler)
  const orderId = await untilPlaced(at, asked.body.data.attemptId)
  const engine = await oneRow<{ id: string }>(
    `select p.id from payment p join order_payment_collection l on l.payment_collection_id = p.payment_collection_id where l.order_id = $1`,
    [orderId],
  )
  return { at, orderId, razorpayPaymentId: payment.id, paymentId: engine.id }
}
const shown = async (orderId: string) => (await owner.call(orderCalls.single, { orderId })).body.data
const becomes = (orderId: string, refundedRupees: number, status: number) =>
  eventually(`${refundedRupees} back and status ${status}`, async () => {
    const order = await shown(orderId)
    return order.money.refundedRupees === refundedRupees && order.status === status && order
  })
const engineRefunds = async (paymentId: string) =>
  (
    await sql<{ amount: string }>(`select amount from refund where payment_id = $1 and deleted_at is null`, [paymentId])
  ).map(({ amount }) => Number(amount))

describe("a refund from outside the back office", () => {
  test("is shown on the order, in its list and in the engine's books when made in part at Razorpay's dashboard; the order continues", async () => {
    const { orderId, razorpayPaymentId, paymentId } = await placed()
    await refundByHand(razorpayPaymentId, 10_000)
    const order = await becomes(orderId, 100, 0)
    expect(order.paymentStatus).toBe("partially_refunded")
    const [first] = (await owner.call(orderCalls.all, { search: order.orderNumber })).body.data
    expect(first).toMatchObject({ _id: orderId, paymentStatus: "partially_refunded" })
    expect(await engineRefunds(paymentId)).toEqual([100])
    const [ledger] = await sql<{ status: string; refunded_paise: string }>(
      `select status, refunded_paise from gateway_payment where payment_id = $1`,
      [razorpayPaymentId],
    )
    expect(ledger).toEqual({ status: "kept", refunded_paise: "10000" })
    const books = await sql<{ reference: string; amount: string }>(
      `select reference, amount from order_transaction where order_id = $1 order by reference`,
      [orderId],
    )
    expect(books.map(({ reference, amount }) => [reference, Number(amount)])).toEqual([
      ["capture", 799],
      ["refund", -100],
    ])
  })

  test("cancels the order when made in full at the dashboard; its goods are back in stock, and nothing is refunded twice", async () => {
    const { orderId, razorpayPaymentId, paymentId } = await placed()
    const before = await stockOf(slug, size)
    await refundByHand(razorpayPaymentId, 30_000)
    await refundByHand(razorpayPaymentId)
    const order = await becomes(orderId, 799, 10)
    expect(order.paymentStatus).toBe("refunded")
    expect(order.timeline.at(-1)).toMatchObject({ code: 10, by: orderMessages.elsewhere })
    expect(before.reserved - (await stockOf(slug, size)).reserved).toBe(1)
    const engine = await oneRow<{ status: string }>(`select status from "order" where id = $1`, [orderId])
    expect(engine.status).toBe("canceled")
    expect((await engineRefunds(paymentId)).sort()).toEqual([300, 499])
    const refunds = (await gatewayBook()).refunds.filter(({ payment_id }) => payment_id === razorpayPaymentId)
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(price)
  })

  test("cancels an order that is already sewn when made in full; one on its way continues, shown as refunded", async () => {
    const [sewn, shipped] = [await placed(), await placed()]
    await sql(`update order_state set code = 2 where order_id = $1`, [sewn.orderId])
    await sql(`update order_state set code = 4 where order_id = $1`, [shipped.orderId])
    await refundByHand(sewn.razorpayPaymentId)
    await refundByHand(shipped.razorpayPaymentId)
    await becomes(sewn.orderId, 799, 10)
    expect((await becomes(shipped.orderId, 799, 4)).paymentStatus).toBe("refunded")
  })

  test("is not shown as made before Razorpay has made it, and never when it failed", async () => {
    const { orderId, razorpayPaymentId } = await placed()
    await faults({ reset: true, refund: "pending-then-failed", refundDelayMs: 1_500 })
    await refundByHand(razorpayPaymentId, 10_000)
    await faults({ reset: true })
    await eventually("the failure was sent", async () => {
      const failures = (await gatewayBook()).events.filter(
        ({ event, status }) => event === "refund.failed" && status === "delivered",
      )
      return failures.length > 0
    })
    await refundByHand(razorpayPaymentId, 20_000)
    expect((await becomes(orderId, 200, 0)).paymentStatus).toBe("partially_refunded")
  })

  test("is made here, with the cancellation, for an order cancelled through the engine, even when every webhook is lost", async () => {
    await faults({ reset: true, webhook: "drop" })
    const { orderId, paymentId } = await placed()
    expect((await owner.post(`/admin/orders/${orderId}/cancel`)).status).toBe(200)
    await becomes(orderId, 799, 10)
    expect(await engineRefunds(paymentId)).toEqual([799])
    await faults({ reset: true })
  })

  test("cancels the order when made in full through the engine, even if the gateway did not answer", async () => {
    const { orderId, paymentId, razorpayPaymentId } = await placed()
    const before = await stockOf(slug, size)
    // The refund is made, but the gateway does not say so when the engine's event is handled, and its webhook is lost.
    await faults({ reset: true, webhook: "drop", api: "server-error", apiMatch: "/refunds" })
    expect((await owner.post(`/admin/payments/${paymentId}/refund`, { amount: 799 })).status).toBe(200)
    await eventually("the event had no effect", async () =>
      backendLog().some(({ event, listener }) => event === "not delivered" && listener === "checkout.refunded"),
    )
    await faults({ reset: true })
    await soonTriedAgain("checkout.refunded")
    await eventually("the order is cancelled", async () => (await shown(orderId)).status === 10, 60_000)
    expect((await shown(orderId)).money.refundedRupees).toBe(799)
    expect(before.reserved - (await stockOf(slug, size)).reserved).toBe(1)
    expect((await gatewayBook()).refunds.filter(({ payment_id }) => payment_id === razorpayPaymentId)).toHaveLength(1)
  }, 90_000)

  test("is shown here, once, when made in part through the engine", async () => {
    const { orderId, paymentId, razorpayPaymentId } = await placed()
    expect((await owner.post(`/admin/payments/${paymentId}/refund`, { amount: 100 })).status).toBe(200)
    await becomes(orderId, 100, 0)
    expect(await engineRefunds(paymentId)).toEqual([100])
    expect((await gatewayBook()).refunds.filter(({ payment_id }) => payment_id === razorpayPaymentId)).toHaveLength(1)
  })

  test("does not enter a captured payment into the books twice", async () => {
    const { orderId, paymentId } = await placed()
    expect((await owner.post(`/admin/payments/${paymentId}/capture`)).status).toBe(200)
    const rows = await sql<{ amount: string }>(
      `select amount from order_transaction where order_id = $1 and deleted_at is null`,
      [orderId],
    )
    expect(rows.map(({ amount }) => Number(amount))).toEqual([799])
  })

  test("refunds the rest of a partly refunded debt to the last rupee, and not beyond", async () => {
    await setStock(slug, size, 6)
    const at = await aGuest()
    const { body } = await askToPay(at, await aBag([{ slug, size }]))
    const { handler } = await pay(body.data.razorpay.orderId)
    await at.call(checkoutCalls.verifyPayment, handler)
    // Paid a second time while webhooks are dropped, so that a manual refund comes first.
    await faults({ reset: true, webhook: "drop" })
    const second = await pay(body.data.razorpay.orderId, "success", { evenIfPaid: true })
    await refundByHand(second.payment.id, 25_000)
    await sql(
      `insert into gateway_payment (payment_id, attempt_id, gateway_order_id, amount_paise, currency, status, reason)
       values ($1, $2, $3, $4, 'INR', 'refund_due', 'twice')`,
      [second.payment.id, body.data.attemptId, body.data.razorpay.orderId, price],
    )
    await eventually("the debt is paid", async () => {
      const row = await oneRow<{ status: string }>(`select status from gateway_payment where payment_id = $1`, [
        second.payment.id,
      ])
      return row.status === "refunded"
    })
    const refunds = (await gatewayBook()).refunds.filter(({ payment_id }) => payment_id === second.payment.id)
    expect(refunds.map(({ amount }) => amount).sort()).toEqual([25_000, 54_900])
    await faults({ reset: true })
  })

  test("leaves the shop's books and the engine's in agreement", async () => {
    expect(await audit(sql)).toEqual({})
  })
})
