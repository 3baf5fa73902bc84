import { createHmac } from "node:crypto"
import { theShop } from "./facts"
import { eventually } from "./eventually"
import { sql } from "./sql"

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

/**
 * Pays an order at the payment stand-in, as the customer's phone would; `handler` is what its window passes to the
 * page.
 */
export const pay = (razorpayOrderId: string, outcome: Outcome = "success", more: Record<string, unknown> = {}) =>
  ask<Paid>("/razorpay/__pay", { orderId: razorpayOrderId, outcome, method: "upi", ...more })

/** The act of a buyer on a payment link's page; `expire`: its time is over. `amountPaise`: only a part is paid. */
export async function atLink(
  url: string,
  act: Outcome | "expire",
  amountPaise?: number,
): Promise<{ status: string; paymentId?: string }> {
  const response = await fetch(`${url}/${act === "expire" ? act : "pay"}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ outcome: act, amountPaise }),
  })
  return response.json() as Promise<{ status: string; paymentId?: string }>
}

/** Sets the stand-in's fault switches; `{ reset: true }` clears all first. */
export const faults = (switches: Record<string, unknown>) =>
  ask<{ faults: Record<string, unknown> }>("/razorpay/__faults", switches)

type GatewayBook = {
  /** Webhooks that are not delivered yet. */
  waiting: number
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
  links: { id: string; reference_id: string; status: string; short_url: string; expire_by: number }[]
  linksSent: { linkId: string; medium: string }[]
  events: { id: string; event: string; status: string; payload: Record<string, unknown> }[]
}
/** The gateway's whole state: orders, payments, refunds, webhooks. */
export const gatewayBook = () => ask<GatewayBook>("/razorpay/__inbox")

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  /** Where a mail program ends such mails; empty texts where it cannot. */
  unsubscribe: { url: string; post: string }
}
/** The mails in the stand-in's mailbox. */
export const mails = () => ask<Mail[]>("/mail")

type WhatsappNote = { id: string; phone: string; template: string; text: string; link: string; ours: string | null }
/** The WhatsApp messages that a phone got, oldest first. */
export const whatsappOf = async (phone: string) =>
  (await ask<{ notes: WhatsappNote[] }>(`/whatsapp/__inbox?phone=${phone}`)).notes

/** A call of Razorpay's API, as its dashboard makes it. */
async function atDashboard<Reply>(path: string, body: unknown): Promise<Reply> {
  const { standIns, razorpay } = theShop()
  const response = await fetch(`${standIns}/razorpay/v1/${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Basic ${Buffer.from(`${razorpay.keyId}:${razorpay.keySecret}`).toString("base64")}`,
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The stand-in refused ${path}: ${response.status} ${await response.text()}`)
  return response.json() as Promise<Reply>
}

/** Refunds at the gateway itself, as in Razorpay's dashboard; without an amount, all that is left. */
export const refundByHand = (paymentId: string, amountPaise?: number) =>
  atDashboard<{ id: string; status: string }>(
    `payments/${paymentId}/refund`,
    amountPaise === undefined ? {} : { amount: amountPaise },
  )
/** Opens a dispute of a payment at its bank, or moves it on, with the gateway's webhook. */
export const dispute = (paymentId: string, status: string) =>
  ask<{ id: string; payment_id: string }>("/razorpay/__dispute", { paymentId, status })
/** Cancels a payment link in Razorpay's dashboard. */
export const cancelLinkByHand = (id: string) => atDashboard<{ status: string }>(`payment_links/${id}/cancel`, {})

/** Sends a self-made webhook to the shop, signed as Razorpay signs. */
export async function sendWebhook(body: string, eventId: string): Promise<number> {
  const { api, razorpay } = theShop()
  const response = await fetch(`${api}/hooks/razorpay`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-razorpay-event-id": eventId,
      "x-razorpay-signature": createHmac("sha256", razorpay.webhookSecret).update(body).digest("hex"),
    },
    body,
  })
  return response.status
}

/** Waits until the bank has declined a refund for the last time, skipping the pauses. The gateway's stand-in must be set to decline. */
export const declinedForGood = (key: string): Promise<unknown> =>
  eventually(
    "it stays declined",
    async () => {
      await sql(`update refund_ask set next_at = now() where ask_key = $1 and state = 'waiting'`, [key])
      const [ask] = await sql<{ state: string }>(`select state from refund_ask where ask_key = $1`, [key])
      return ask?.state === "failed"
    },
    90_000,
  )
