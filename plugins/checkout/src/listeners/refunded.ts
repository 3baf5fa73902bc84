import { databaseOf, many } from "@silai/kit/knex"
import type { Listener } from "@silai/kit/listener"
import { noteRefunds } from "../workflows/payment/refunded"

/**
 * A refund through the engine's API or a plugin's workflow becomes a refund request here, and the engine's books are
 * settled.
 */
export const listener: Listener = {
  name: "checkout.refunded",
  async run(container, { name, data }) {
    // An order that was paid for more than once has several payments; those whose books are right stay unchanged.
    const payments = await many<{ gateway: string; id: string | null }>(
      databaseOf(container),
      name === "order.canceled"
        ? `select gateway, gateway_payment_id as id from checkout_attempt where order_id = ?`
        : `select a.gateway, a.gateway_payment_id as id from payment p join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
             join checkout_attempt a on a.order_id = l.order_id where p.id = ?`,
      [data.id],
    )
    for (const { gateway, id } of payments) if (id) await noteRefunds(container, gateway, id)
  },
}
