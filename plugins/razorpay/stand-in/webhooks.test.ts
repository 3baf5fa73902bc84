import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { verifyWebhookSignature } from "../src/providers/razorpay/client/signature"
import { startForTest, testKeys } from "./start-for-test"
import type { RunningStandIn } from "./start-for-test"

type Received = { id: string; event: string; genuine: boolean; status: string; at: number }
let gateway: RunningStandIn
let received: Received[] = []
let answerWith = 200

const shop = createServer((req, res) => {
  const parts: Buffer[] = []
  req
    .on("data", (part: Buffer) => parts.push(part))
    .on("end", () => {
      const raw = Buffer.concat(parts)
      const { event, payload } = JSON.parse(raw.toString()) as {
        event: string
        payload: Record<string, { entity: { status: string } }>
      }
      const genuine = verifyWebhookSignature(raw, req.headers["x-razorpay-signature"], [testKeys.webhookSecret])
      received.push({
        id: String(req.headers["x-razorpay-event-id"]),
        event,
        genuine,
        status: (payload.refund ?? payload.payment)!.entity.status,
        at: Date.now(),
      })
      res.writeHead(answerWith).end()
    })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve))
  gateway = await startForTest(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/hook`)
})
beforeEach(async () => {
  await gateway.post("/__reset", {})
  received = []
  answerWith = 200
})
afterAll(async () => {
  await gateway.close()
  shop.closeAllConnections()
  shop.close()
})

const basic = `Basic ${Buffer.from(`${testKeys.keyId}:${testKeys.keySecret}`).toString("base64")}`
async function api<T>(path: string, body: object): Promise<T> {
  const headers = { "content-type": "application/json", authorization: basic }
  return (await (
    await fetch(`${gateway.base}/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) })
  ).json()) as T
}
async function pay(outcome = "success") {
  const order = await api<{ id: string }>("/orders", { amount: 79_900, currency: "INR", receipt: "r" })
  return gateway.post<{ payment: { id: string } }>("/__pay", { orderId: order.id, outcome, method: "upi" })
}
const events = () => received.map(({ event }) => event)
const receivedAll = (count: number) =>
  vi.waitFor(() => expect(received).toHaveLength(count), { timeout: 6_000, interval: 20 })

test("sends three signed events of a payment, each with its own id", async () => {
  await pay()
  await receivedAll(3)
  expect(events().sort()).toEqual(["order.paid", "payment.authorized", "payment.captured"])
  expect(received.every(({ genuine }) => genuine)).toBe(true)
  expect(new Set(received.map(({ id }) => id)).size).toBe(3)
})

test("resends an event under the same id until the shop accepts it", async () => {
  answerWith = 503
  await pay("failure")
  await receivedAll(2)
  answerWith = 200
  await receivedAll(3)
  expect(new Set(received.map(({ id }) => id)).size).toBe(1)
})

test("sends a duplicated event twice, with one id", async () => {
  await gateway.post("/__faults", { webhook: "duplicate" })
  await pay("failure")
  await receivedAll(2)
  expect(new Set(received.map(({ id }) => id)).size).toBe(1)
})

test("sends again an event whose reply is too late", async () => {
  await gateway.post("/__faults", { webhook: "timeout" })
  await pay("failure")
  await receivedAll(2)
  await gateway.post("/__faults", { webhook: "normal" })
})

test("sends the capture before the authorisation when out of order", async () => {
  await gateway.post("/__faults", { webhook: "out-of-order", webhookDelayMs: 400 })
  await pay()
  await receivedAll(3)
  expect(events().at(-1)).toBe("payment.authorized")
})

test("delays events until the clock moves, and never delivers dropped ones", async () => {
  await gateway.post("/__faults", { webhook: "delay", webhookDelayMs: 3_600_000 })
  await pay("failure")
  await gateway.post("/__clock", { advanceMs: 3_600_000 })
  await receivedAll(1)
  await gateway.post("/__faults", { webhook: "drop" })
  await pay()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(received).toHaveLength(1)
})

test("makes a forged signature really wrong", async () => {
  await gateway.post("/__faults", { webhook: "wrong-signature" })
  await pay("failure")
  await receivedAll(1)
  expect(received[0]!.genuine).toBe(false)
})

test("turns a payment into a captured one by a late answer of the bank", async () => {
  await pay("late")
  expect(received).toEqual([])
  await gateway.post("/__clock", { advanceMs: 20_000 })
  await receivedAll(3)
})

test.each([
  ["pending-then-processed", "refund.processed"],
  ["pending-then-failed", "refund.failed"],
])("reports a refund that is %s first as pending", async (refund, last) => {
  const { payment } = await pay()
  await receivedAll(3)
  await gateway.post("/__faults", { refund })
  expect(await api(`/payments/${payment.id}/refund`, { amount: 900 })).toMatchObject({ status: "pending", amount: 900 })
  await receivedAll(4)
  await gateway.post("/__clock", { advanceMs: 2_000 })
  await receivedAll(5)
  expect(events().slice(3)).toEqual(["refund.created", last])
})

test("refuses a mistyped fault switch instead of passing by accident", async () => {
  expect(await gateway.post("/__faults", { webhok: "drop" })).toEqual({ error: 'There is no fault switch "webhok".' })
  expect(await gateway.post("/__faults", { webhook: "dropp" })).toMatchObject({
    error: expect.stringContaining('"webhook" is one of'),
  })
})
