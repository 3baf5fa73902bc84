import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { IGatewayModuleService, NewGatewayOrder, NewGatewayRefund } from "@silai/contracts/checkout/gateway"
import type { Database } from "@silai/kit/knex"
import { refundAtCounter, openDue, paymentAtCounter, paymentsOfDue, refundsOf } from "../../book"

/** See `IGatewayModuleService` for what each of these promises. */
export class CounterService implements IGatewayModuleService {
  readonly providerId = "pp_counter_counter"
  readonly payWords = { note: "You pay at our counter when you collect your order.", later: true }
  readonly #sql: Database

  constructor(container: Record<string, unknown>) {
    this.#sql = container[ContainerRegistrationKeys.PG_CONNECTION] as Database
  }

  sessionOf({ paymentId }: { paymentId: string }) {
    return { payment_id: paymentId }
  }

  /** No window opens. */
  windowOf() {
    return {}
  }

  createOrder(order: NewGatewayOrder) {
    return openDue(this.#sql, order)
  }

  fetchPayment(id: string) {
    return paymentAtCounter(this.#sql, id)
  }

  paymentsOfOrder(orderId: string) {
    return paymentsOfDue(this.#sql, orderId)
  }

  refundsOfPayment(paymentId: string) {
    return refundsOf(this.#sql, paymentId)
  }

  refund(refund: NewGatewayRefund) {
    return refundAtCounter(this.#sql, refund)
  }

  /** No browser reports a payment at the counter, and no server calls us. */
  isProven() {
    return false
  }

  readEvent(): never {
    throw new Error("The counter sends no news.")
  }
}
