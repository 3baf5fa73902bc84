import { CHECKOUT } from "@silai/contracts/checkout/limits"
import type { NewGatewayOrder, NewGatewayRefund } from "@silai/contracts/checkout/gateway"
import { connect } from "./connection"
import { GatewayError, toGatewayError } from "./gateway-error"
import type { RazorpaySettings } from "./options"
import { readOrder, readPayment, readPayments, readRefund, readRefunds } from "./replies"
import type { GatewayOrder, GatewayPayment, GatewayRefund } from "./replies"

/** Razorpay in our words: paise in and out, every failure a `GatewayError`. */
export type RazorpayClient = {
  /** Opens a payment order in INR, auto-captured. `receipt` ≤ 40 characters and ours alone. There is no idempotency: de-duplicate by receipt on our side. */
  createOrder(order: NewGatewayOrder): Promise<GatewayOrder>
  fetchOrder(orderId: string): Promise<GatewayOrder>
  fetchPayment(paymentId: string): Promise<GatewayPayment>
  /** Every attempt on the order, failed ones included, newest first as Razorpay lists them. */
  paymentsOfOrder(orderId: string): Promise<GatewayPayment[]>
  /** Pays back. The same `key` (10 or more of A–Z a–z 0–9 _ -) never pays twice; another body under a used key is `refused`. */
  refund(refund: NewGatewayRefund): Promise<GatewayRefund>
  refundsOfPayment(paymentId: string): Promise<GatewayRefund[]>
  /** Made in this span, the first second counted and the last not. */
  paymentsBetween(from: Date, to: Date): Promise<GatewayPayment[]>
  refundsBetween(from: Date, to: Date): Promise<GatewayRefund[]>
}

const idShape = /^[A-Za-z]+_[A-Za-z0-9]{8,40}$/
const keyShape = /^[A-Za-z0-9_-]{10,}$/

/** Ids are part of the path: one with a slash would request another resource. */
function pathId(id: string): string {
  if (!idShape.test(id)) throw new GatewayError("refused", "MALFORMED_ID", "that is not an id of Razorpay", 400)
  return id
}

function wholePaise(amountPaise: number): number {
  if (Number.isSafeInteger(amountPaise) && amountPaise > 0) return amountPaise
  throw new GatewayError("refused", "MALFORMED_AMOUNT", "the amount must be a positive whole number of paise", 400)
}

async function ask<T>(request: () => Promise<unknown>, read: (body: unknown) => T): Promise<T> {
  try {
    return read(await request())
  } catch (thrown) {
    throw toGatewayError(thrown)
  }
}

const PAGE = 100

/** Razorpay lists ten unless asked for more, and never more than a hundred. What comes in between moves the pages, so each is counted once. */
async function allPages<T extends { id: string }>(
  fetchPage: (page: { count: number; skip: number }) => Promise<T[]>,
): Promise<T[]> {
  const all = new Map<string, T>()
  for (let skip = 0; ; skip += PAGE) {
    const items = await fetchPage({ count: PAGE, skip })
    for (const item of items) all.set(item.id, item)
    if (items.length < PAGE) return [...all.values()]
  }
}

/** Both ends count at Razorpay, in whole seconds. */
const spanOf = (from: Date, to: Date) => ({
  from: Math.ceil(from.getTime() / 1000),
  to: Math.ceil(to.getTime() / 1000) - 1,
})

/** Makes the client. No request is sent before the first call. */
export function createRazorpayClient(settings: RazorpaySettings): RazorpayClient {
  const { sdk, wire } = connect(settings)
  return {
    createOrder: ({ amountPaise, receipt, notes = {} }) =>
      ask(
        () => sdk.orders.create({ amount: wholePaise(amountPaise), currency: CHECKOUT.currency, receipt, notes }),
        readOrder,
      ),
    fetchOrder: (orderId) => ask(() => sdk.orders.fetch(pathId(orderId)), readOrder),
    fetchPayment: (paymentId) => ask(() => sdk.payments.fetch(pathId(paymentId)), readPayment),
    paymentsOfOrder: (orderId) => ask(() => sdk.orders.fetchPayments(pathId(orderId)), readPayments),
    refund: ({ paymentId, amountPaise, key, notes = {} }) =>
      ask(async () => {
        if (!keyShape.test(key)) throw new GatewayError("refused", "MALFORMED_KEY", "the refund key is malformed", 400)
        // The SDK strips the idempotency header from its own refund call, so the call is made on its connection.
        const reply = await wire.post(
          `/v1/payments/${pathId(paymentId)}/refund`,
          { amount: wholePaise(amountPaise), notes },
          { headers: { "X-Refund-Idempotency": key } },
        )
        return reply.data
      }, readRefund),
    refundsOfPayment: (paymentId) =>
      allPages((page) => ask(() => sdk.payments.fetchMultipleRefund(pathId(paymentId), page), readRefunds)),
    paymentsBetween: (from, to) =>
      allPages((page) => ask(() => sdk.payments.all({ ...spanOf(from, to), ...page }), readPayments)),
    refundsBetween: (from, to) =>
      allPages((page) => ask(() => sdk.refunds.all({ ...spanOf(from, to), ...page }), readRefunds)),
  }
}
