import type { MedusaContainer } from "@medusajs/framework/types"
import type { GatewayPayment } from "@silai/contracts/checkout/gateway"
import { type Database, databaseOf, one } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { mayPay } from "../../rules/may-pay"
import type { Attempt } from "../attempt/attempt"
import { storeDifferences } from "../reconcile/differences"
import { gatewayOf } from "./gateway"

/**
 * Captures an authorised payment that pays its attempt, so that a gateway set to manual capture loses no order. A payment
 * that pays nothing is not captured: the gateway returns it by itself. A payment that stays authorised is listed as a mismatch until
 * it is captured or has lapsed, because the buyer's bank shows it as paid.
 * @returns the payment as it is afterwards. @throws when the gateway does not answer; the caller's next try captures it
 */
export async function captureWhatPays(
  container: MedusaContainer,
  gateway: string,
  payment: GatewayPayment,
): Promise<GatewayPayment> {
  const database = databaseOf(container)
  const attempt = await attemptPaidBy(container, database, gateway, payment)
  // Not an order of this shop. The nightly comparison lists it if it stays so.
  if (!attempt || attempt.gateway_payment_id === payment.id) return payment
  const port = gatewayOf(container, { gateway })
  let after = payment
  try {
    if (port.capture && mayPay(attempt, payment))
      after = await port.capture({ paymentId: payment.id, amountPaise: payment.amountPaise })
  } catch (error) {
    if (!isRefused(error)) {
      await list(database, gateway, payment, attempt)
      throw error
    }
    log("warn", "payment not captured", { attempt: attempt.id, payment: payment.id, cause: String(error) })
  }
  // The gateway may have captured it by itself, or the payment may have lapsed.
  if (after.status === "authorized")
    try {
      after = await port.fetchPayment(payment.id)
    } catch (error) {
      if (!isRefused(error)) throw error
      log("warn", "payment unknown to its gateway", { attempt: attempt.id, payment: payment.id })
      return payment
    }
  await list(database, gateway, after, attempt)
  return { ...after, orderId: attempt.gateway_order_id }
}

const isRefused = (error: unknown) => (error as { kind?: string }).kind === "refused"

/** For a payment link, the gateway names another order. */
async function attemptPaidBy(
  container: MedusaContainer,
  database: Database,
  gateway: string,
  payment: GatewayPayment,
): Promise<Attempt | null> {
  const of = (orderId: string | null) =>
    one<Attempt>(database, `select * from checkout_attempt where gateway = ? and gateway_order_id = ?`, [
      gateway,
      orderId,
    ])
  const known = payment.orderId ? await of(payment.orderId) : null
  if (known) return known
  const linkId = await gatewayOf(container, { gateway }).links?.paidBy(payment.id)
  return linkId ? of(linkId) : null
}

const list = (database: Database, gateway: string, payment: GatewayPayment, attempt: Attempt) =>
  database.transaction((trx) =>
    storeDifferences(
      trx,
      { gateway, paymentId: payment.id, attempt, madeAt: new Date() },
      payment.status === "authorized" ? [{ kind: "payment_authorized", shop: 0, gateway: payment.amountPaise }] : [],
    ),
  )
