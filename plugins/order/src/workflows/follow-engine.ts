import type { MedusaContainer } from "@medusajs/framework/types"
import { orderMessages } from "@silai/contracts/order/messages"
import { databaseOf, one } from "@silai/kit/knex"
import { disputedPaiseOf } from "../queries/disputed"
import { type EngineOrder, statusAfter } from "../rules/status-after"
import { lockOrder, settle } from "./settle"

/**
 * Updates our record after an order was changed in the engine by others: a plugin, or a person through its own calls.
 * It reads the current state there, so it may run at any time and twice.
 */
export async function followEngine(container: MedusaContainer, orderId: string): Promise<void> {
  await databaseOf(container).transaction(async (trx) => {
    const isCancelled = await one(trx, `select 1 from "order" where id = ? and status = 'canceled'`, [orderId])
    const by = orderMessages.elsewhere
    const refundPaise = isCancelled
      ? await container.resolve("checkout").refundCancelledOrder(trx, orderId, { userId: "engine", name: by })
      : 0
    const ours = await lockOrder(trx, orderId)
    const theirs = await one<EngineOrder>(
      trx,
      `select o.status = 'canceled' as "isCancelled", coalesce(bool_and(i.fulfilled_quantity >= i.quantity), false) as "isPacked",
              coalesce(bool_and(i.shipped_quantity >= i.quantity), false) as "isSent", coalesce(bool_and(i.delivered_quantity >= i.quantity), false) as "isHandedOver"
         from "order" o left join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null where o.id = ? group by o.id`,
      [orderId],
    )
    if (!ours || !theirs) return
    const to = statusAfter(theirs, ours.code, ours.delivery_method)
    if (to !== null)
      await settle(trx, orderId, ours.code, to, {
        by,
        userId: null,
        parcel: null,
        reason: "",
        refundPaise,
        disputedPaise: isCancelled ? await disputedPaiseOf(container, trx, orderId) : 0,
      })
  })
}
