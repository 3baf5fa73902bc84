import { accountCalls } from "@silai/contracts/account/calls"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { afterEach, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aBrowser, aCustomer, type Customer } from "../../rig/customer"
import { faults, pay } from "../../rig/gateway"
import { aBag, aContact, anAddress, askToPay } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
// A failing test must not leave the gateway broken for the next ones.
afterEach(() => faults({ reset: true }))
const slug = "beige-mist-formal-trousers"

async function paying(at: Browser) {
  await setStock(slug, "M", 5)
  await at.call(checkoutCalls.guest, { contact: aContact(), address: anAddress(), deliveryMethod: "home" })
  const { status, body } = await askToPay(at, await aBag([{ slug, size: "M" }]))
  if (status !== 200) throw new Error(`The payment did not open: ${body.message}`)
  return body.data
}
const signIn = (at: Browser, { email, password }: Customer) =>
  at.call(accountCalls.signin, { identifier: email, password })

describe("a shopper who has paid", () => {
  test("reads that the money has arrived, and nothing about the order, after signing out in another tab while the window was open", async () => {
    const customer = await aCustomer()
    const { attemptId, razorpay } = await paying(customer.at)
    await customer.at.call(accountCalls.signout)
    const { handler } = await pay(razorpay.orderId)
    const { status, body } = await customer.at.call(checkoutCalls.verifyPayment, handler)
    expect(status).toBe(200)
    expect(body.data).toEqual({ attemptId, status: "placed", orderId: null, orderNumber: null, isYours: false })
    const order = await oneRow<{ customer_id: string }>(`select customer_id from order_state where attempt_id = $1`, [
      attemptId,
    ])
    expect(order.customer_id).toBe(customer.id)
    // Without the signature a stranger still learns nothing.
    expect((await customer.at.call(checkoutCalls.success, { attemptId })).status).toBe(404)
    expect((await customer.at.call(checkoutCalls.add, { attemptId })).status).toBe(404)
  })

  test("has the order in the account after signing in as a guest and paying when the hold had expired", async () => {
    const [at, customer] = [aBrowser(), await aCustomer()]
    const { attemptId, razorpay } = await paying(at)
    await sql(`update checkout_attempt set held_until = now() - interval '1 minute' where id = $1`, [attemptId])
    await afterWork("the hold is over", async () => {
      const row = await oneRow<{ status: string }>(`select status from checkout_attempt where id = $1`, [attemptId])
      return row.status === "expired"
    })
    await signIn(at, customer)
    const { handler } = await pay(razorpay.orderId)
    const { status, body } = await at.call(checkoutCalls.verifyPayment, handler)
    expect([status, body.data?.status, body.data?.isYours]).toEqual([200, "placed", true])
    const order = await oneRow<{ customer_id: string }>(`select customer_id from order_state where attempt_id = $1`, [
      attemptId,
    ])
    expect(order.customer_id).toBe(customer.id)
  })

  test("does not get a hold that expired days ago in the same browser", async () => {
    const [at, customer] = [aBrowser(), await aCustomer()]
    const { attemptId } = await paying(at)
    await sql(
      `update checkout_attempt set held_until = now() - interval '1 minute', created_at = now() - interval '2 days' where id = $1`,
      [attemptId],
    )
    await afterWork("the hold is over", async () => {
      const row = await oneRow<{ status: string }>(`select status from checkout_attempt where id = $1`, [attemptId])
      return row.status === "expired"
    })
    await signIn(at, customer)
    const row = await oneRow<{ customer_id: string | null }>(`select customer_id from checkout_attempt where id = $1`, [
      attemptId,
    ])
    expect(row.customer_id).toBeNull()
  })

  test("reads that we are working on it when Razorpay does not answer", async () => {
    const customer = await aCustomer()
    const { attemptId, razorpay } = await paying(customer.at)
    await customer.at.call(accountCalls.signout)
    await faults({ reset: true, webhook: "drop" })
    const { handler } = await pay(razorpay.orderId)
    await faults({ api: "server-error", apiTimes: 20 })
    const { status, body } = await customer.at.call(checkoutCalls.verifyPayment, handler)
    expect([status, body.data]).toEqual([
      200,
      { attemptId, status: "held", orderId: null, orderNumber: null, isYours: false },
    ])
    await faults({ reset: true })
  })

  test("learns nothing by a wrong signature", async () => {
    const customer = await aCustomer()
    const { razorpay } = await paying(customer.at)
    const { handler } = await pay(razorpay.orderId)
    const forged = { ...handler, razorpay_signature: handler.razorpay_signature.replace(/^./, "z") }
    const { status, body } = await aBrowser().call(checkoutCalls.verifyPayment, forged)
    expect([status, body.code]).toEqual([400, "checkout.bad_signature"])
  })
})
