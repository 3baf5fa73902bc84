import type {
  GatewayLinks,
  GatewayNews,
  GatewayReport,
  GatewayWindow,
  IGatewayModuleService,
  NewGatewayOrder,
  NewGatewayRefund,
} from "@silai/contracts/checkout/gateway"
import { CHECKOUT } from "@silai/contracts/checkout/limits"
import { createRazorpayClient, type RazorpayClient } from "../../providers/razorpay/client/client"
import { parseRazorpayOptions, type RazorpaySettings } from "../../providers/razorpay/client/options"
import { readDispute, readLink, readPayment, readRefund } from "../../providers/razorpay/client/replies"
import { isEndedLink } from "../../providers/razorpay/client/states"
import { verifyCheckoutSignature, verifyWebhookSignature } from "../../providers/razorpay/client/signature"
import type { RazorpaySession } from "../../providers/razorpay/session"
import { isLink, linksOf, paymentsOfLink } from "../../providers/razorpay/links"

/**
 * `IGatewayModuleService` documents each method.
 * @throws at start, in words, when an option is missing or malformed.
 */
export class RazorpayService implements IGatewayModuleService {
  readonly providerId = "pp_razorpay_razorpay"
  readonly leavesRefundsToCheckout = true
  readonly payWords = {
    note: "Paid through Razorpay: UPI, cards and net banking. We never see your card.",
    later: false,
  }
  readonly links: GatewayLinks
  readonly #client: RazorpayClient
  readonly #options: RazorpaySettings

  constructor(_container: unknown, options: unknown) {
    this.#options = parseRazorpayOptions(options)
    this.#client = createRazorpayClient(this.#options)
    this.links = linksOf(this.#client)
  }

  sessionOf({ orderId, paymentId, amountPaise }: Parameters<IGatewayModuleService["sessionOf"]>[0]): RazorpaySession {
    return {
      razorpay_order_id: orderId,
      razorpay_payment_id: paymentId,
      amount_paise: amountPaise,
      currency: CHECKOUT.currency,
    }
  }

  windowOf({
    orderId,
    amountPaise,
    payWithinSeconds,
  }: Parameters<IGatewayModuleService["windowOf"]>[0]): GatewayWindow {
    const { keyId, checkoutUrl } = this.#options
    const { currency } = CHECKOUT
    return { razorpay: { keyId, orderId, amount: amountPaise, currency, checkoutUrl, payWithinSeconds } }
  }

  createOrder(order: NewGatewayOrder) {
    return this.#client.createOrder(order)
  }

  fetchPayment(id: string) {
    return this.#client.fetchPayment(id)
  }

  paymentsOfOrder(orderId: string) {
    return isLink(orderId) ? paymentsOfLink(this.#client, orderId) : this.#client.paymentsOfOrder(orderId)
  }

  capture(payment: { paymentId: string; amountPaise: number }) {
    return this.#client.capture(payment)
  }

  refundsOfPayment(paymentId: string) {
    return this.#client.refundsOfPayment(paymentId)
  }

  fetchDispute(id: string) {
    return this.#client.fetchDispute(id)
  }

  paymentsBetween(from: Date, to: Date) {
    return this.#client.paymentsBetween(from, to)
  }

  refundsBetween(from: Date, to: Date) {
    return this.#client.refundsBetween(from, to)
  }

  refund(refund: NewGatewayRefund) {
    return this.#client.refund(refund)
  }

  isProven({ orderId, paymentId, proof }: GatewayReport): boolean {
    return verifyCheckoutSignature(orderId, paymentId, proof, this.#options.keySecret)
  }

  readEvent(body: Buffer): GatewayNews {
    const { payload } = JSON.parse(body.toString("utf8")) as {
      payload?: Record<string, { entity?: unknown } | undefined>
    }
    const [payment, refund] = [payload?.payment?.entity, payload?.refund?.entity]
    const link = payload?.payment_link?.entity ? readLink(payload.payment_link.entity) : null
    const dispute = payload?.dispute?.entity
    const paid = payment ? readPayment(payment) : null
    return {
      payment: paid && link ? { ...paid, orderId: link.id } : paid,
      refund: refund ? readRefund(refund) : null,
      closedLink: link && isEndedLink(link.status) ? link.id : null,
      dispute: dispute ? readDispute(dispute) : null,
    }
  }

  /** True when Razorpay signed exactly these bytes with our webhook secret, or with the previous one. */
  isWebhookSigned(rawBody: unknown, signature: unknown): boolean {
    const { webhookSecret, webhookSecretOld } = this.#options
    return verifyWebhookSignature(rawBody, signature, [webhookSecret, webhookSecretOld])
  }
}
