import { AbstractPaymentProvider } from "@medusajs/framework/utils"
import type {
  AuthorizePaymentOutput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  RefundPaymentInput,
  RefundPaymentOutput,
  WebhookActionResult,
} from "@medusajs/framework/types"
import { CHECKOUT_SENDS } from "@silai/contracts/checkout/gateway"

type Given = { data?: Record<string, unknown> }

/** The engine's side of money that is noted by hand: under it such payments are booked. */
export class DeskProvider extends AbstractPaymentProvider {
  static override identifier = "desk"

  /** Public, unlike the engine's own constructor. */
  constructor(container: Record<string, unknown>) {
    super(container)
  }

  /** Sends nothing: the checkout turns what the engine has booked into a refund request (decision 0028). */
  async refundPayment({ data }: RefundPaymentInput): Promise<RefundPaymentOutput> {
    return { data: { ...data, [CHECKOUT_SENDS]: true } }
  }

  async initiatePayment({ data }: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    return { id: String(data?.payment_id), data }
  }

  async authorizePayment({ data }: Given): Promise<AuthorizePaymentOutput> {
    return { status: "captured", data: data ?? {} }
  }

  async getPaymentStatus({ data }: Given): Promise<GetPaymentStatusOutput> {
    return { status: "captured", data }
  }

  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: "not_supported" }
  }

  // Nothing has to be done anywhere for these.
  updatePayment = async ({ data }: Given) => ({ data })
  deletePayment = async ({ data }: Given) => ({ data })
  capturePayment = async ({ data }: Given) => ({ data })
  cancelPayment = async ({ data }: Given) => ({ data })
  retrievePayment = async ({ data }: Given) => ({ data: data ?? {} })
}
