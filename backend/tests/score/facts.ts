import { createHmac, randomUUID } from "node:crypto"

/** A payment as in Razorpay's webhook, for the given order. */
export const paymentEntity = (orderId: string, amount: number, change: Record<string, unknown> = {}) => ({
  id: `pay_${randomUUID().replaceAll("-", "").slice(0, 14)}`,
  entity: "payment",
  amount,
  currency: "INR",
  status: "captured",
  order_id: orderId,
  method: "upi",
  amount_refunded: 0,
  refund_status: null,
  captured: true,
  notes: [],
  created_at: Math.floor(Date.now() / 1000),
  ...change,
})

export const eventBody = (entity: unknown, event = "payment.captured") =>
  JSON.stringify({
    entity: "event",
    account_id: "acc_demo",
    event,
    contains: ["payment"],
    payload: { payment: { entity } },
    created_at: Math.floor(Date.now() / 1000),
  })

export const sign = (body: string, secret: string) => createHmac("sha256", secret).update(body).digest("hex")

type Shape = { name: string; entity: (orderId: string, amount: number, otherOrderId: string) => unknown }
const change = (name: string, changes: Record<string, unknown>): Shape => ({
  name,
  entity: (orderId, amount) => paymentEntity(orderId, amount, changes),
})

/** Payments that must not pay: correctly signed, so that only checkout's own check prevents an order. */
export const mismatches: Shape[] = [
  ...[1, 100, 99, 0, -1].map((amount) => change(`amount ${amount}`, { amount })),
  { name: "one paisa too little", entity: (id, amount) => paymentEntity(id, amount - 1) },
  { name: "one paisa too much", entity: (id, amount) => paymentEntity(id, amount + 1) },
  { name: "rupees for paise", entity: (id, amount) => paymentEntity(id, amount / 100) },
  { name: "a hundredfold", entity: (id, amount) => paymentEntity(id, amount * 100) },
  { name: "amount as text", entity: (id, amount) => paymentEntity(id, amount, { amount: String(amount) }) },
  { name: "amount with a fraction", entity: (id, amount) => paymentEntity(id, amount + 0.5) },
  ...[null, undefined, true, [], {}, "1e9", Number.MAX_SAFE_INTEGER].map((amount) =>
    change(`amount ${JSON.stringify(amount)}`, { amount }),
  ),
  ...["USD", "inr", "", "INR ", "JPY", null, undefined, 356, ["INR"]].map((currency) =>
    change(`currency ${JSON.stringify(currency)}`, { currency }),
  ),
  ...["created", "authorized", "failed", "refunded", "CAPTURED", "paid", "", null, undefined, true].map((status) =>
    change(`status ${JSON.stringify(status)}`, { status }),
  ),
  ...["order_doesnotexist1", "", null, undefined, 7, [], {}].map((order_id) =>
    change(`order ${JSON.stringify(order_id)}`, { order_id }),
  ),
  { name: "order id in capitals", entity: (id, amount) => paymentEntity(id.toUpperCase(), amount) },
  { name: "order id with a blank", entity: (id, amount) => paymentEntity(`${id} `, amount) },
  { name: "no payment at all", entity: () => null },
  { name: "text for a payment", entity: (id) => id },
  { name: "a list of payments", entity: (id, amount) => [paymentEntity(id, amount)] },
  ...[null, "", 12, []].map((id) => change(`payment id ${JSON.stringify(id)}`, { id })),
]

type Forgery = {
  name: string
  signature: (body: string, secret: string) => string | undefined
  body?: (body: string) => string | undefined
}

/** Right payments in a wrong envelope: only Razorpay may report a payment. */
export const forgeries: Forgery[] = [
  { name: "no signature", signature: () => undefined },
  { name: "an empty signature", signature: () => "" },
  { name: "a made-up signature", signature: () => "0".repeat(64) },
  { name: "signed with another secret", signature: (body) => sign(body, "another-secret") },
  { name: "signed with an empty secret", signature: (body) => sign(body, " ") },
  { name: "a signature cut short", signature: (body, secret) => sign(body, secret).slice(0, 63) },
  { name: "a signature with more behind it", signature: (body, secret) => `${sign(body, secret)}00` },
  { name: "the signature of another event", signature: (body, secret) => sign(`${body} `, secret) },
  {
    name: "a signature over the re-serialised body",
    signature: (body, secret) => sign(JSON.stringify(JSON.parse(body), null, 1), secret),
  },
  {
    name: "a body changed after signing",
    signature: (body, secret) => sign(body, secret),
    body: (body) => body.replace("captured", "captured "),
  },
  { name: "an empty body", signature: (_body, secret) => sign("", secret), body: () => "" },
  {
    name: "no JSON at all",
    signature: (_body, secret) => sign("paid, honestly", secret),
    body: () => "paid, honestly",
  },
]
