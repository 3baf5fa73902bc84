import type { MedusaContainer } from "@medusajs/framework/types"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { databaseOf, one } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { refuse } from "@silai/kit/refuse"
import { applyFact } from "./fact"
import { placeNow } from "./place"
import { gatewayOf } from "./ports"

type News = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }

/**
 * The browser's news of a payment. The signature must fit the order id that lies here; the amount it does not cover is asked of
 * Razorpay. When Razorpay does not answer, nothing is lost: the webhook or the poller brings the same fact.
 * @returns the attempt's id. @throws checkout.bad_signature
 */
export async function verifyNews(container: MedusaContainer, news: News): Promise<string> {
  const database = databaseOf(container)
  const gateway = gatewayOf(container)
  const attempt = await one<{ id: string; razorpay_order_id: string }>(
    database,
    `select id, razorpay_order_id from checkout_attempt where razorpay_order_id = ?`,
    [news.razorpay_order_id],
  )
  if (
    !attempt ||
    !gateway.isCheckoutSigned(attempt.razorpay_order_id, news.razorpay_payment_id, news.razorpay_signature)
  )
    throw refuse(checkoutRefusals.bad_signature)
  try {
    const payment = await gateway.client.fetchPayment(news.razorpay_payment_id)
    if (payment.orderId !== attempt.razorpay_order_id) throw refuse(checkoutRefusals.bad_signature)
    if ((await applyFact(database, payment)) === "paid") await placeNow(container, attempt.id)
  } catch (error) {
    if ((error as { code?: string }).code === checkoutRefusals.bad_signature.code) throw error
    log("warn", "payment not confirmed at once", { attempt: attempt.id, cause: String(error) })
    await database.raw(
      `update checkout_attempt set next_look_at = now() + interval '2 seconds' where id = ? and status in ('held', 'expired')`,
      [attempt.id],
    )
  }
  return attempt.id
}
