import { theShop } from "./facts"

type Paid = {
  payment: { id: string; status: string; amount: number; order_id: string }
  handler: { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }
}
type Outcome = "success" | "failure" | "late" | "authorized"

async function ask<Reply>(path: string, body?: unknown): Promise<Reply> {
  const response = await fetch(
    theShop().standIns + path,
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
  )
  if (!response.ok) throw new Error(`The stand-in refused ${path}: ${response.status} ${await response.text()}`)
  return response.json() as Promise<Reply>
}

/** Pays an order at the payment stand-in, as the customer's phone would; `handler` is what its window hands the page. */
export const pay = (razorpayOrderId: string, outcome: Outcome = "success", more: Record<string, unknown> = {}) =>
  ask<Paid>("/razorpay/__pay", { orderId: razorpayOrderId, outcome, method: "upi", ...more })

/** Sets the stand-in's fault switches; `{ reset: true }` mends everything first. */
export const faults = (switches: Record<string, unknown>) =>
  ask<{ faults: Record<string, unknown> }>("/razorpay/__faults", switches)

type GatewayBook = {
  orders: { id: string; amount: number; status: string }[]
  payments: {
    id: string
    order_id: string
    amount: number
    amount_refunded: number
    status: string
    captured: boolean
  }[]
  refunds: { id: string; payment_id: string; amount: number; status: string }[]
  events: { id: string; event: string; status: string; payload: Record<string, unknown> }[]
}
/** Everything the gateway knows: orders, payments, refunds, webhooks. */
export const gatewayBook = () => ask<GatewayBook>("/razorpay/__inbox")

export type Mail = { to: string; subject: string; text: string; html: string; messageId: string }
/** The mails that arrived in the stand-in's mailbox. */
export const mails = () => ask<Mail[]>("/mail")
