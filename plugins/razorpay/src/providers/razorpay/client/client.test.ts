import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { startForTest } from "../../../../stand-in/start-for-test"
import type { RunningStandIn } from "../../../../stand-in/start-for-test"
import { nameOnWire } from "../../../name-on-wire"
import { createRazorpayClient } from "./client"
import type { RazorpayClient } from "./client"
import { parseRazorpayOptions } from "./options"
import { verifyCheckoutSignature } from "./signature"

let gateway: RunningStandIn
let client: RazorpayClient
type Paid = { handler: { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string } }

beforeAll(async () => {
  gateway = await startForTest()
  client = createRazorpayClient(parseRazorpayOptions(gateway.options))
})
beforeEach(() => gateway.post("/__reset", {}))
afterAll(() => gateway.close())

const newOrder = (amountPaise = 79_900) =>
  client.createOrder({ amountPaise, receipt: "attempt-1", notes: { attempt: "attempt-1" } })
async function paidOrder(amountPaise?: number) {
  const order = await newOrder(amountPaise)
  const { handler } = await gateway.post<Paid>("/__pay", { orderId: order.id, outcome: "success", method: "upi" })
  return { order, handler }
}

test("opens and pays an order, and finds its payment", async () => {
  const { order, handler } = await paidOrder()
  expect(order).toMatchObject({
    amountPaise: 79_900,
    currency: "INR",
    status: "created",
    notes: { attempt: "attempt-1" },
  })
  expect(
    verifyCheckoutSignature(
      order.id,
      handler.razorpay_payment_id,
      handler.razorpay_signature,
      gateway.options.keySecret,
    ),
  ).toBe(true)
  const payment = await client.fetchPayment(handler.razorpay_payment_id)
  expect(payment).toMatchObject({ status: "captured", orderId: order.id, amountPaise: 79_900, notes: {} })
  expect(await client.paymentsOfOrder(order.id)).toEqual([payment])
})

test("pays a refund requested twice under one key once, and refuses another amount under that key", async () => {
  const { handler } = await paidOrder()
  const ask = { paymentId: handler.razorpay_payment_id, amountPaise: 79_900, key: "refund-0001" }
  const first = await client.refund(ask)
  expect(await client.refund(ask)).toEqual(first)
  expect(await client.refundsOfPayment(handler.razorpay_payment_id)).toHaveLength(1)
  await expect(client.refund({ ...ask, amountPaise: 100 })).rejects.toMatchObject({ kind: "refused", status: 400 })
  await expect(client.refund({ ...ask, key: "refund-0002" })).rejects.toMatchObject({
    description: "The payment has been fully refunded already",
  })
})

test("refuses wrong keys in Razorpay's words", async () => {
  const stranger = createRazorpayClient(parseRazorpayOptions({ ...gateway.options, keySecret: "not-ours" }))
  await expect(stranger.fetchPayment("pay_AAAAAAAAAAAAAA")).rejects.toMatchObject({
    kind: "refused",
    description: "Authentication failed",
  })
})

test.each([
  ["throttle", "throttled", 429],
  ["server-error", "unreachable", 502],
  ["reset", "unreachable", 0],
  ["lost-reply", "unreachable", 0],
  ["hang", "unreachable", 0],
  ["garbage", "garbled", 200],
  ["html", "unreachable", 503],
])("reads %s of the gateway as the error %s", async (api, kind, status) => {
  await gateway.post("/__faults", { api, apiTimes: 1 })
  await expect(newOrder()).rejects.toMatchObject({ name: "GatewayError", kind, status })
  expect((await newOrder()).status).toBe("created")
})

test("waits for a slow gateway's reply within the limit", async () => {
  await gateway.post("/__faults", { api: "slow", slowMs: 300, apiTimes: 1 })
  expect((await newOrder()).amountPaise).toBe(79_900)
})

test("reports a gateway that is down as unreachable", async () => {
  const lost = createRazorpayClient(
    parseRazorpayOptions({ ...gateway.options, apiBase: "http://127.0.0.1:1/razorpay" }),
  )
  await expect(lost.fetchPayment("pay_AAAAAAAAAAAAAA")).rejects.toMatchObject({ kind: "unreachable", status: 0 })
})

test("never sends ids that would lead to another address, nor amounts that are not whole paise", async () => {
  await expect(client.fetchPayment("../orders")).rejects.toMatchObject({ code: "MALFORMED_ID" })
  await expect(newOrder(799.5)).rejects.toMatchObject({ code: "MALFORMED_AMOUNT" })
  await expect(
    client.refund({ paymentId: "pay_AAAAAAAAAAAAAA", amountPaise: 100, key: "short" }),
  ).rejects.toMatchObject({ code: "MALFORMED_KEY" })
})

test("names missing options in one sentence", () => {
  expect(() =>
    parseRazorpayOptions({ apiBase: "nowhere", checkoutUrl: "https://x.example/c.js", keyId: "k", webhookSecret: "w" }),
  ).toThrow("Razorpay is not set up: apiBase is not a web address; keySecret is missing.")
})

const longName = "Venkatanarasimharajuvaripeta Subrahmanya Lakshminarasimha Swamy"
const linkFor = (name: string) => ({
  amountPaise: 79_900,
  receipt: `link-${name.length}`,
  description: "Order",
  customer: { name, email: "", phone: "9876543210" },
  until: new Date(Date.now() + 3_600_000),
})

test("sends a buyer's long name up to a word that Razorpay still takes", async () => {
  await client.createLink(linkFor(longName))
  const { links } = await gateway.get<{ links: { customer: { name: string } }[] }>("/__inbox")
  expect(links.map(({ customer }) => customer.name)).toEqual(["Venkatanarasimharajuvaripeta Subrahmanya"])
})

test.each([
  ["Asha Verma", "Asha Verma"],
  [longName, "Venkatanarasimharajuvaripeta Subrahmanya"],
  ["न".repeat(60), "न".repeat(50)],
  [`K. ${"a".repeat(60)}`, `K. ${"a".repeat(47)}`],
])("names %s on the wire as %s", (name, onWire) => expect(nameOnWire(name)).toBe(onWire))
