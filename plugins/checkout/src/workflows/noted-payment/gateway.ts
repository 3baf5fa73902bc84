import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type {
  GatewayWindow,
  IGatewayModuleService,
  NewGatewayOrder,
  NewGatewayRefund,
  PayWords,
} from "@silai/contracts/checkout/gateway"
import type { NotedGateway } from "@silai/contracts/checkout/limits"
import type { Database } from "@silai/kit/knex"
import {
  crossedOutBetween,
  crossOut,
  notedBetween,
  notedPayment,
  openNoted,
  paymentsOfNoted,
  refundsOfNoted,
} from "./book"

/** A gateway whose bank is a person: see `IGatewayModuleService` for what each of these promises. */
export abstract class NotedGatewayService implements IGatewayModuleService {
  readonly providerId = "pp_desk_desk"
  readonly leavesRefundsToCheckout = true
  abstract readonly payWords: PayWords
  protected abstract readonly gateway: NotedGateway
  readonly #sql: Database

  constructor(container: Record<string, unknown>) {
    this.#sql = container[ContainerRegistrationKeys.PG_CONNECTION] as Database
  }

  sessionOf({ paymentId }: { paymentId: string }): Record<string, unknown> {
    return { payment_id: paymentId }
  }

  /** No window opens. */
  windowOf(): GatewayWindow {
    return {}
  }

  createOrder(order: NewGatewayOrder) {
    return openNoted(this.#sql, this.gateway, order)
  }

  fetchPayment(id: string) {
    return notedPayment(this.#sql, id)
  }

  paymentsOfOrder(orderId: string) {
    return paymentsOfNoted(this.#sql, orderId)
  }

  refundsOfPayment(paymentId: string) {
    return refundsOfNoted(this.#sql, paymentId)
  }

  paymentsBetween(from: Date, to: Date) {
    return notedBetween(this.#sql, this.gateway, from, to)
  }

  refundsBetween(from: Date, to: Date) {
    return crossedOutBetween(this.#sql, this.gateway, from, to)
  }

  refund(refund: NewGatewayRefund) {
    return crossOut(this.#sql, refund)
  }

  /** No browser reports such a payment, and no server calls us. */
  isProven(): boolean {
    return false
  }

  readEvent(): never {
    throw new Error("No server reports money that is noted by hand.")
  }
}
