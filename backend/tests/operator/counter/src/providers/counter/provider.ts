import { AbstractPaymentProvider, BigNumber, ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type {
  AuthorizePaymentOutput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  RefundPaymentInput,
  RefundPaymentOutput,
  WebhookActionResult,
} from "@medusajs/framework/types"
import type { Database } from "@silai/kit/knex"
import { toPaise } from "@silai/kit/money"
import { refundAtCounter } from "../../book"

type Given = { data?: Record<string, unknown> }

/** The engine's side: under it payments at the counter are booked, and a refund or cancellation in the engine ends here. */
export class CounterProvider extends AbstractPaymentProvider {
  static override identifier = "counter"
  readonly #sql: Database

  constructor(container: Record<string, unknown>) {
    super(container)
    this.#sql = container[ContainerRegistrationKeys.PG_CONNECTION] as Database
  }

  /** The engine's refund id is the key, and the note that shows the checkout that the engine has booked it. */
  async refundPayment({ amount, data, context }: RefundPaymentInput): Promise<RefundPaymentOutput> {
    const key = context?.idempotency_key
    if (!key) throw new Error("A refund needs its id as a key, so that it is not given twice.")
    const refund = { paymentId: String(data?.payment_id), amountPaise: toPaise(new BigNumber(amount).numeric), key }
    await refundAtCounter(this.#sql, { ...refund, notes: { refund_id: key } })
    return { data }
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

  // These need nothing done.
  updatePayment = async ({ data }: Given) => ({ data })
  deletePayment = async ({ data }: Given) => ({ data })
  capturePayment = async ({ data }: Given) => ({ data })
  cancelPayment = async ({ data }: Given) => ({ data })
  retrievePayment = async ({ data }: Given) => ({ data: data ?? {} })
}
