import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import { orderSays } from "@silai/contracts/order/messages"
import type { OrderStatusCode } from "@silai/contracts/order/status"
import { emitEvents } from "@silai/kit/events"
import { type Database, one } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { movedEvents } from "../rules/moved"
import { type EngineOrder, statusAfter } from "../rules/follow"

type Ours = { code: OrderStatusCode; delivery_method: DeliveryMethod }

/**
 * Updates our record after somebody changed an order in the engine. It reads the current state there, so it may run at
 * any time and twice.
 */
export async function followEngine(database: Database, orderId: string): Promise<void> {
  await database.transaction(async (trx) => {
    const ours = await one<Ours>(trx, `select code, delivery_method from order_state where order_id = ? for update`, [
      orderId,
    ])
    const theirs = await one<EngineOrder>(
      trx,
      `select o.status = 'canceled' as "isCancelled", coalesce(bool_and(i.fulfilled_quantity >= i.quantity), false) as "isPacked",
              coalesce(bool_and(i.shipped_quantity >= i.quantity), false) as "isSent", coalesce(bool_and(i.delivered_quantity >= i.quantity), false) as "isHandedOver"
         from "order" o left join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null where o.id = ? group by o.id`,
      [orderId],
    )
    const to = ours && theirs && statusAfter(theirs, ours.code, ours.delivery_method)
    if (!ours || to === null) return
    await trx.raw(`update order_state set code = ?, updated_at = now() where order_id = ?`, [to, orderId])
    await trx.raw(`insert into order_state_log (order_id, code, by) values (?, ?, ?)`, [
      orderId,
      to,
      orderSays.elsewhere,
    ])
    await emitEvents(trx, ...movedEvents(orderId, ours.code, to))
    await notifyLive(trx, "order.changed", { orderId })
  })
}
