import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { isOurs } from "@silai/kit/events"
import { databaseOf, one } from "@silai/kit/knex"
import { causeOf, log } from "@silai/kit/log"
import { noteRefunds } from "../workflows/payment/refunded"

/**
 * Runs after a refund through the engine's API or a plugin's workflow: it becomes an ask, and the engine's books are settled. What is lost here is
 * found by `followRefunds`.
 */
export default async function refunded({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  // Told of a refund that `noteRefunds` has booked itself.
  if (isOurs(event)) return
  try {
    const payment = await one<{ gateway: string; id: string | null }>(
      databaseOf(container),
      event.name === "order.canceled"
        ? `select gateway, gateway_payment_id as id from checkout_attempt where order_id = ?`
        : `select a.gateway, a.gateway_payment_id as id from payment p join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
             join checkout_attempt a on a.order_id = l.order_id where p.id = ?`,
      [event.data.id],
    )
    if (payment?.id) await noteRefunds(container, payment.gateway, payment.id)
  } catch (error) {
    log("warn", "refund of the engine not noted", { on: event.name, id: event.data.id, cause: causeOf(error) })
  }
}

export const config: SubscriberConfig = {
  event: ["payment.refunded", "order.canceled"],
  context: { subscriberId: "silai-checkout-refunded" },
}
