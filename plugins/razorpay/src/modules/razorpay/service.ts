import { createRazorpayClient } from "../../gateway/client"
import type { RazorpayClient } from "../../gateway/client"
import { parseRazorpayOptions } from "../../gateway/options"
import { readPayment } from "../../gateway/replies"
import type { GatewayPayment } from "../../gateway/replies"
import { verifyCheckoutSignature, verifyWebhookSignature } from "../../gateway/signature"

/**
 * Razorpay for the other plugins, resolved from the container as "razorpay".
 * @throws at start, in words, when an option is missing or malformed.
 */
export class RazorpayService {
  /** What the browser may know. */
  readonly settings: { keyId: string; checkoutUrl: string }
  readonly client: RazorpayClient
  readonly #keySecret: string
  readonly #webhookSecrets: (string | undefined)[]

  constructor(_container: unknown, options: unknown) {
    const settings = parseRazorpayOptions(options)
    this.settings = { keyId: settings.keyId, checkoutUrl: settings.checkoutUrl }
    this.client = createRazorpayClient(settings)
    this.#keySecret = settings.keySecret
    this.#webhookSecrets = [settings.webhookSecret, settings.webhookSecretOld]
  }

  /** True when the checkout's signature binds this payment to the order id kept on the server. */
  isCheckoutSigned(orderId: unknown, paymentId: unknown, signature: unknown): boolean {
    return verifyCheckoutSignature(orderId, paymentId, signature, this.#keySecret)
  }

  /** True when Razorpay signed exactly these bytes with our webhook secret, or with the one before it. */
  isWebhookSigned(rawBody: unknown, signature: unknown): boolean {
    return verifyWebhookSignature(rawBody, signature, this.#webhookSecrets)
  }

  /** Reads a webhook's `payload.payment.entity`. Throws a garbled `GatewayError` when it is not a payment. */
  readPayment(entity: unknown): GatewayPayment {
    return readPayment(entity)
  }
}
