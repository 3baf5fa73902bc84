import { CHECKOUT_SENDS } from "@silai/contracts/checkout/gateway"
import { CHECKOUT } from "@silai/contracts/checkout/limits"
import { AbstractPaymentProvider, BigNumber } from "@medusajs/framework/utils"
import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  BigNumberInput,
  CancelPaymentInput,
  CapturePaymentInput,
  DeletePaymentInput,
  GetPaymentStatusInput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  Logger,
  PaymentSessionStatus,
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  UpdatePaymentInput,
  WebhookActionResult,
} from "@medusajs/framework/types"
import { createRazorpayClient } from "./client/client"
import type { RazorpayClient } from "./client/client"
import { parseRazorpayOptions } from "./client/options"
import type { GatewayPayment } from "./client/replies"
import { isLink, paymentsOfLink } from "./links"
import { paiseFromRupees, readSession, whyNotPaid } from "./session"
import type { RazorpaySession } from "./session"

const rupees = (amount: BigNumberInput) => new BigNumber(amount).numeric

/**
 * Medusa's payment provider for Razorpay. The checkout creates the Razorpay order and proves the payment before a
 * Medusa order exists; this provider adopts both and asks Razorpay again before it confirms to Medusa.
 * Session data: `{razorpay_order_id, razorpay_payment_id, amount_paise, currency}`.
 */
export class RazorpayProvider extends AbstractPaymentProvider<Record<string, unknown>> {
  static override identifier = "razorpay"
  static override validateOptions(options: Record<string, unknown>): void {
    parseRazorpayOptions(options)
  }

  readonly #client: RazorpayClient
  readonly #logger: Logger | undefined

  constructor(container: Record<string, unknown>, options: Record<string, unknown>) {
    super(container, options)
    this.#client = createRazorpayClient(parseRazorpayOptions(options))
    this.#logger = container.logger as Logger | undefined
  }

  /** Adopts a Razorpay order that the checkout created; creates one only when none is given. */
  async initiatePayment({
    amount,
    currency_code,
    data,
    context,
  }: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const amountPaise = paiseFromRupees(rupees(amount))
    const currency = currency_code.toUpperCase()
    if (data?.razorpay_order_id !== undefined) {
      const session = readSession(data)
      if (!session) throw new Error("The payment session does not carry a complete Razorpay order.")
      if (session.amount_paise !== amountPaise || session.currency !== currency)
        throw new Error(`The Razorpay order is over ${session.amount_paise} paise, the cart over ${amountPaise}.`)
      return { id: session.razorpay_order_id, data: { ...session } }
    }
    if (currency !== CHECKOUT.currency) throw new Error(`Razorpay is set up for ${CHECKOUT.currency}, not ${currency}.`)
    const receipt = String(data?.session_id ?? context?.idempotency_key ?? "").slice(0, 40)
    const order = await this.#client.createOrder({
      amountPaise,
      receipt,
      notes: receipt ? { session_id: receipt } : {},
    })
    return { id: order.id, data: { razorpay_order_id: order.id, amount_paise: amountPaise, currency } }
  }

  /** The amount of a Razorpay order cannot change: another amount needs another order. */
  async updatePayment({ amount, currency_code, data, context }: UpdatePaymentInput) {
    const session = readSession(data)
    const unchanged =
      session?.amount_paise === paiseFromRupees(rupees(amount)) && session.currency === currency_code.toUpperCase()
    if (session && unchanged) return { data: { ...session } }
    const fresh = await this.initiatePayment({ amount, currency_code, data: { session_id: data?.session_id }, context })
    return { data: fresh.data }
  }

  /**
   * `captured` only when Razorpay itself reports: captured, this order, this amount, this currency, nothing refunded.
   */
  async authorizePayment({ data }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    const session = readSession(data)
    if (!session?.razorpay_payment_id) return { status: "requires_more" as PaymentSessionStatus, data: data ?? {} }
    const payment = await this.#paymentOf(session.razorpay_order_id, session.razorpay_payment_id)
    const reason = whyNotPaid(session, payment)
    if (reason === undefined) return { status: "captured" as PaymentSessionStatus, data: { ...session } }
    this.#logger?.warn(`Payment ${payment.id} was not taken for ${session.razorpay_order_id}: ${reason}.`)
    return { status: "error" as PaymentSessionStatus, data: { ...session } }
  }

  /** For a link, the link's data: Razorpay's own order behind it is not the session's. */
  async #paymentOf(orderId: string, paymentId: string): Promise<GatewayPayment> {
    const ofLink = isLink(orderId) ? await paymentsOfLink(this.#client, orderId) : []
    return ofLink.find(({ id }) => id === paymentId) ?? this.#client.fetchPayment(paymentId)
  }

  async getPaymentStatus({ data }: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    const { status } = await this.authorizePayment({ data })
    return { status, data }
  }

  /** Razorpay captures automatically; nothing is left to do. */
  async capturePayment({ data }: CapturePaymentInput) {
    return { data }
  }

  /** Medusa cancels, then refunds, when an order fails half-way: refunding here too would refund twice. */
  async cancelPayment({ data }: CancelPaymentInput) {
    return { data }
  }

  /** An unpaid Razorpay order simply expires. */
  async deletePayment({ data }: DeletePaymentInput) {
    return { data }
  }

  /**
   * Sends nothing: Medusa has just committed the refund to its books, and the checkout records a refund request for it,
   * sends it and follows it (decision 0028). Throwing here makes Medusa remove it from its books.
   */
  async refundPayment({ amount, data }: RefundPaymentInput): Promise<RefundPaymentOutput> {
    if (!readSession(data)?.razorpay_payment_id) throw new Error("There is no Razorpay payment to refund.")
    paiseFromRupees(rupees(amount))
    return { data: { ...data, [CHECKOUT_SENDS]: true } }
  }

  async retrievePayment({ data }: RetrievePaymentInput) {
    const session: RazorpaySession | undefined = readSession(data)
    if (!session?.razorpay_payment_id) return { data: data ?? {} }
    const payment = await this.#client.fetchPayment(session.razorpay_payment_id)
    return { data: { ...session, status: payment.status, amount_refunded_paise: payment.amountRefundedPaise } }
  }

  /**
   * Our own webhook verifies and stores events before it acknowledges; Medusa's acknowledges first, so it is not used.
   */
  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: "not_supported" }
  }
}
