import { CHECKOUT } from "@silai/contracts/checkout/limits"
import type { NewGatewayLink, NewGatewayOrder, NewGatewayRefund } from "@silai/contracts/checkout/gateway"
import { nameOnWire } from "../../../name-on-wire"
import { connect } from "./connection"
import { GatewayError, toGatewayError } from "./gateway-error"
import type { RazorpaySettings } from "./options"
import {
  readDispute,
  readLink,
  readLinks,
  readOrder,
  readPayment,
  readPayments,
  readRefund,
  readRefunds,
} from "./replies"
import type { GatewayDispute, GatewayOrder, GatewayPayment, GatewayRefund, PaymentLink } from "./replies"

/** Razorpay in our words: paise in and out, every failure a `GatewayError`. */
export type RazorpayClient = {
  /**
   * Opens a payment order in INR. Whether its payments are captured automatically is the account's setting. `receipt`:
   * our own, at most 40 characters. There is no idempotency: de-duplicate by receipt on our side.
   */
  createOrder(order: NewGatewayOrder): Promise<GatewayOrder>
  fetchPayment(paymentId: string): Promise<GatewayPayment>
  /** Captures an authorised payment, always in full. One that is captured already is `refused`. */
  capture(payment: { paymentId: string; amountPaise: number }): Promise<GatewayPayment>
  /** Every attempt on the order, failed ones included, newest first as Razorpay lists them. */
  paymentsOfOrder(orderId: string): Promise<GatewayPayment[]>
  /** Pays back. The same `key` (10 or more of A–Z a–z 0–9 _ -) never pays twice; another body under a used key is `refused`. */
  refund(refund: NewGatewayRefund): Promise<GatewayRefund>
  refundsOfPayment(paymentId: string): Promise<GatewayRefund[]>
  fetchDispute(disputeId: string): Promise<GatewayDispute>
  /** Made in this span, including the first second and excluding the last. */
  paymentsBetween(from: Date, to: Date): Promise<GatewayPayment[]>
  refundsBetween(from: Date, to: Date): Promise<GatewayRefund[]>
  /** Makes a payment link that Razorpay sends. A used `receipt` is refused. */
  createLink(link: NewGatewayLink): Promise<PaymentLink>
  fetchLink(linkId: string): Promise<PaymentLink>
  linksWith(query: { reference_id: string } | { payment_id: string }): Promise<PaymentLink[]>
  /** Refused once anything was paid. */
  cancelLink(linkId: string): Promise<PaymentLink>
  sendLink(linkId: string, by: "sms" | "email"): Promise<void>
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

/**
 * Razorpay lists ten unless asked for more, and never more than a hundred. New entries during the reading shift the
 * pages, so each is counted once.
 */
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

/** Razorpay includes both ends, in whole seconds. */
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
    fetchPayment: (paymentId) => ask(() => sdk.payments.fetch(pathId(paymentId)), readPayment),
    capture: ({ paymentId, amountPaise }) =>
      ask(() => sdk.payments.capture(pathId(paymentId), wholePaise(amountPaise), CHECKOUT.currency), readPayment),
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
    fetchDispute: (disputeId) => ask(() => sdk.disputes.fetch(pathId(disputeId)), readDispute),
    paymentsBetween: (from, to) =>
      allPages((page) => ask(() => sdk.payments.all({ ...spanOf(from, to), ...page }), readPayments)),
    refundsBetween: (from, to) =>
      allPages((page) => ask(() => sdk.refunds.all({ ...spanOf(from, to), ...page }), readRefunds)),
    createLink: ({ amountPaise, receipt, description, customer, until, notes = {} }) =>
      ask(
        () =>
          sdk.paymentLink.create({
            amount: wholePaise(amountPaise),
            currency: CHECKOUT.currency,
            accept_partial: false,
            reference_id: receipt,
            description,
            customer: {
              name: nameOnWire(customer.name),
              contact: `+91${customer.phone}`,
              ...(customer.email && { email: customer.email }),
            },
            notify: { sms: true, email: customer.email !== "" },
            reminder_enable: true,
            expire_by: Math.floor(until.getTime() / 1000),
            notes,
          }),
        readLink,
      ),
    fetchLink: (linkId) => ask(() => sdk.paymentLink.fetch(pathId(linkId)), readLink),
    // The filter is missing in the SDK's types.
    linksWith: (query) => ask(() => sdk.paymentLink.all(query as object), readLinks),
    cancelLink: (linkId) => ask(() => sdk.paymentLink.cancel(pathId(linkId)), readLink),
    sendLink: (linkId, by) =>
      ask(
        () => sdk.paymentLink.notifyBy(pathId(linkId), by),
        () => undefined,
      ),
  }
}
