import { CHECKOUT_SENDS } from "@silai/contracts/checkout/gateway"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { startForTest } from "../../../stand-in/start-for-test"
import type { RunningStandIn } from "../../../stand-in/start-for-test"
import { createRazorpayClient } from "./client/client"
import { parseRazorpayOptions } from "./client/options"
import { RazorpayProvider } from "./provider"
import { paiseFromRupees } from "./session"

let gateway: RunningStandIn
let provider: RazorpayProvider

beforeAll(async () => {
  gateway = await startForTest()
  provider = new RazorpayProvider({}, gateway.options)
})
beforeEach(() => gateway.post("/__reset", {}))
afterAll(() => gateway.close())

async function paid(extra: object = {}, amountPaise = 159_800) {
  const client = createRazorpayClient(parseRazorpayOptions(gateway.options))
  const order = await client.createOrder({ amountPaise, receipt: "attempt-1" })
  const { payment } = await gateway.post<{ payment: { id: string } }>("/__pay", {
    orderId: order.id,
    outcome: "success",
    method: "upi",
    ...extra,
  })
  return { razorpay_order_id: order.id, razorpay_payment_id: payment.id, amount_paise: amountPaise, currency: "INR" }
}
const inbox = () => gateway.get<{ orders: unknown[]; refunds: { amount: number }[] }>("/__inbox")

test("adopts the payment that the checkout proved without opening a second one", async () => {
  const data = await paid()
  await gateway.post("/__faults", { api: "reset" })
  const session = await provider.initiatePayment({ amount: 1598, currency_code: "inr", data })
  expect(session).toEqual({ id: data.razorpay_order_id, data })
  expect((await inbox()).orders).toHaveLength(1)
})

test("does not adopt a cart with another total than the Razorpay order", async () => {
  const data = await paid()
  await expect(provider.initiatePayment({ amount: 1597, currency_code: "inr", data })).rejects.toThrow("159800 paise")
})

test("opens a Razorpay order for the cart's amount when there is none", async () => {
  const session = await provider.initiatePayment({
    amount: 799,
    currency_code: "inr",
    data: { session_id: "payses_1" },
  })
  expect(session.data).toMatchObject({ amount_paise: 79_900, currency: "INR" })
  expect(await provider.authorizePayment({ data: session.data })).toMatchObject({ status: "requires_more" })
})

test("accepts a captured payment over the right amount as captured", async () => {
  const data = await paid()
  expect(await provider.authorizePayment({ data })).toEqual({ status: "captured", data })
})

test.each([
  ["one paisa less", { amountPaise: 159_799 }],
  ["another currency", { currency: "USD" }],
  ["only authorised", { outcome: "authorized" }],
  ["failed", { outcome: "failure" }],
  ["not answered by the bank", { outcome: "late" }],
])("does not count a payment that is %s", async (_what, extra) => {
  expect((await provider.authorizePayment({ data: await paid(extra) })).status).toBe("error")
})

test("does not count another order's payment", async () => {
  const mine = await paid()
  const theirs = await paid()
  expect(
    (await provider.authorizePayment({ data: { ...mine, razorpay_payment_id: theirs.razorpay_payment_id } })).status,
  ).toBe("error")
})

test("moves no money by capturing and cancelling a captured payment", async () => {
  const data = await paid()
  expect(await provider.capturePayment({ data })).toEqual({ data })
  expect(await provider.cancelPayment({ data })).toEqual({ data })
  expect((await inbox()).refunds).toEqual([])
  expect((await provider.getPaymentStatus({ data })).status).toBe("captured")
})

test("leaves a refund by Medusa to the checkout, which sends all money: none moves here", async () => {
  const data = await paid()
  expect(await provider.refundPayment({ amount: 679.15, data })).toEqual({ data: { ...data, [CHECKOUT_SENDS]: true } })
  expect((await inbox()).refunds).toEqual([])
  await expect(provider.refundPayment({ amount: 1, data: {} })).rejects.toThrow("no Razorpay payment")
})

test("does not use Medusa's own webhook", async () => {
  expect(await provider.getWebhookActionAndData()).toEqual({ action: "not_supported" })
})

test.each([
  [799, 79_900],
  [19.99, 1_999],
  [1.005, 101],
  [1731.4199, 173_142],
  [0.1 + 0.2, 30],
])("turns %s rupees into %s paise", (rupees, paise) => {
  expect(paiseFromRupees(rupees)).toBe(paise)
})
