import { accountCalls } from "@silai/contracts/account/calls"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aBrowser, aCustomer } from "../../rig/customer"
import { pay } from "../../rig/gateway"
import { eventsOf, untilAllIsSent, untilReceived } from "../../rig/received-events"
import { aBag, aContact, anAddress, askToPay } from "../../rig/shopper"
import { sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterWork } from "../../rig/work"

const slug = "beige-mist-formal-trousers"

/** A guest opens a payment; the browser may sign in afterwards. */
async function paying(at: Browser) {
  await setStock(slug, "S", 5)
  await at.call(checkoutCalls.guest, { contact: aContact(), address: anAddress(), deliveryMethod: "home" })
  const { status, body } = await askToPay(at, await aBag([{ slug, size: "S" }]))
  if (status !== 200) throw new Error(`The payment did not open: ${body.message}`)
  return body.data
}
const placed = (attemptId: string) =>
  afterWork("the order is placed", async () => {
    const [row] = await sql<{ order_id: string; customer_id: string | null }>(
      `select order_id, customer_id from order_state where attempt_id = $1`,
      [attemptId],
    )
    return row ?? null
  })
const signIn = (at: Browser, { email, password }: { email: string; password: string }) =>
  at.call(accountCalls.signin, { identifier: email, password })

describe("a guest's order or payment when they sign in", () => {
  test("continues when it is a payment, and its order belongs to the customer", async () => {
    const [at, customer] = [aBrowser(), await aCustomer()]
    const { attemptId, razorpay } = await paying(at)
    await signIn(at, customer)
    const { handler } = await pay(razorpay.orderId)
    expect((await at.call(checkoutCalls.verifyPayment, handler)).status).toBe(200)
    expect((await placed(attemptId)).customer_id).toBe(customer.id)
  })

  test("stays visible when the order is recent, on all their devices", async () => {
    const [at, customer] = [aBrowser(), await aCustomer()]
    const { attemptId, razorpay } = await paying(at)
    await pay(razorpay.orderId)
    const { order_id: orderId } = await placed(attemptId)
    await signIn(at, customer)
    const event = await untilReceived("silai.order.adopted", orderId)
    expect(event.data).toEqual({ id: orderId, customer_id: customer.id })
    for (const device of [at, customer.at])
      expect((await device.call(orderCalls.single, { orderId })).body.data.masked).toBe(false)
    expect((await aBrowser().call(orderCalls.single, { orderId })).status).toBe(404)
  })

  test("is not handed over when the order was placed days ago in the same browser", async () => {
    const [at, customer] = [aBrowser(), await aCustomer()]
    const { attemptId, razorpay } = await paying(at)
    await pay(razorpay.orderId)
    const { order_id: orderId } = await placed(attemptId)
    await sql(`update order_state set placed_at = now() - interval '2 days' where order_id = $1`, [orderId])
    await signIn(at, customer)
    expect((await customer.at.call(orderCalls.single, { orderId })).status).toBe(404)
    await untilAllIsSent()
    expect((await eventsOf(orderId)).map(({ name }) => name)).not.toContain("silai.order.adopted")
  })
})
