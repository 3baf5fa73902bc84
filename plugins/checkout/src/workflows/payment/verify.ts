import type { MedusaContainer } from "@medusajs/framework/types"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { databaseOf, one } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { refuse } from "@silai/kit/refuse"
import type { GatewayReport } from "@silai/contracts/checkout/gateway"
import { applyFact } from "./apply-fact"
import { gatewayOf } from "./gateway"
import { placeOrder } from "../order/place"

/**
 * The browser's report of a payment. The proof must match the order id stored here; it does not cover the amount,
 * which is read from the gateway. If the gateway does not respond, nothing is lost: the webhook or the poller brings the same
 * report.
 * @returns the attempt's id. @throws checkout.bad_signature
 */
export async function verifyReport(
  container: MedusaContainer,
  gateway: string,
  report: GatewayReport,
): Promise<string> {
  const database = databaseOf(container)
  const port = gatewayOf(container, { gateway })
  const attempt = await one<{ id: string; gateway_order_id: string }>(
    database,
    `select id, gateway_order_id from checkout_attempt where gateway = ? and gateway_order_id = ?`,
    [gateway, report.orderId],
  )
  if (!attempt || !port.isProven({ ...report, orderId: attempt.gateway_order_id }))
    throw refuse(checkoutRefusals.bad_signature)
  try {
    const payment = await port.fetchPayment(report.paymentId)
    if (payment.orderId !== attempt.gateway_order_id) throw refuse(checkoutRefusals.bad_signature)
    if ((await applyFact(container, gateway, payment)) === "paid") await placeOrder(container, attempt.id)
  } catch (error) {
    if ((error as { code?: string }).code === checkoutRefusals.bad_signature.code) throw error
    log("warn", "payment not confirmed at once", { attempt: attempt.id, cause: String(error) })
    // Only wakes the poller early, which runs anyway; when the database is down, this statement fails too.
    await database
      .raw(
        `update checkout_attempt set next_look_at = now() + interval '2 seconds' where id = ? and status in ('held', 'expired')`,
        [attempt.id],
      )
      .catch(() => undefined)
  }
  return attempt.id
}
