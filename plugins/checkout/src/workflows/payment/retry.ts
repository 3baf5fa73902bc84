import type { MedusaContainer } from "@medusajs/framework/types"
import type { PaymentRetry } from "@silai/contracts/checkout/limits"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { paymentRetryMessages } from "@silai/contracts/checkout/payment-messages"
import type { PaymentPage } from "@silai/contracts/checkout/payment-calls"
import type { GatewayPayment } from "@silai/contracts/checkout/gateway"
import { type Database, databaseOf, one } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { refuse } from "@silai/kit/refuse"
import { showPayment } from "../../queries/payment/show"
import { retryOf } from "../../rules/retry-step"
import type { Attempt } from "../attempt/attempt"
import { placeOrder } from "../order/place"
import { applyFact } from "./apply-fact"
import { gatewayOf } from "./gateway"
import { present } from "@silai/contracts/present"

type Known = Pick<Attempt, "id" | "status" | "gateway" | "gateway_order_id"> & { isOwed: boolean }

/**
 * Resumes at once a payment that is waiting for its turn, or has stopped.
 * @throws checkout.attempt_unknown, checkout.payment_settled, checkout.gateway_silent
 */
export async function retryPayment(
  container: MedusaContainer,
  attemptId: string,
  by: { userId: string },
): Promise<{ message: string; data: PaymentPage }> {
  const database = databaseOf(container)
  const attempt = await one<Known>(
    database,
    `select a.id, a.status, a.gateway, a.gateway_order_id,
            exists (select 1 from gateway_payment p where p.attempt_id = a.id and p.status = 'refund_due') as "isOwed"
       from checkout_attempt a where a.id = ?`,
    [attemptId],
  )
  if (!attempt) throw refuse(checkoutRefusals.attempt_unknown)
  const what = retryOf(attempt)
  if (!what) throw refuse(checkoutRefusals.payment_settled)
  log("info", "payment tried again", { attempt: attemptId, what, by: by.userId })
  if (what === "refund") await wakeRefund(database, attemptId)
  if (what === "ask") await askGateway(container, attempt)
  if (what !== "refund") await retryPlacing(container, attemptId)
  const data = await showPayment(container, attemptId)
  return { message: sentenceOf(what, data), data }
}

/** Clears the last error: with it, `placeOrder` would not wait for a worker that takes this try first. */
async function retryPlacing(container: MedusaContainer, attemptId: string): Promise<void> {
  await databaseOf(container).raw(
    `update checkout_attempt set lease_until = null, tries = 0, last_error = null where id = ? and status in ('paid', 'placing')`,
    [attemptId],
  )
  await placeOrder(container, attemptId)
}

const wakeRefund = (database: Database, attemptId: string) =>
  database.raw(`update gateway_payment set next_at = now() where attempt_id = ? and status = 'refund_due'`, [attemptId])

async function askGateway(container: MedusaContainer, attempt: Known): Promise<void> {
  let payments: GatewayPayment[]
  try {
    payments = await gatewayOf(container, attempt).paymentsOfOrder(
      present(attempt.gateway_order_id, "the payment order"),
    )
  } catch (error) {
    log("warn", "payment look-up failed", { order: attempt.gateway_order_id, cause: String(error) })
    throw refuse(checkoutRefusals.gateway_silent)
  }
  for (const payment of payments) await applyFact(container, attempt.gateway, payment)
}

function sentenceOf(what: PaymentRetry, { orderNumber, payments }: PaymentPage): string {
  if (orderNumber) return paymentRetryMessages.placed(orderNumber)
  if (what === "refund") return paymentRetryMessages.refunding
  if (what === "place") return paymentRetryMessages.notPlaced
  return payments.length ? paymentRetryMessages.found : paymentRetryMessages.asked
}
