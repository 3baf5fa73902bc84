import { emitEvents } from "@silai/kit/events"
import { one, type Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"

/** See `IOrderModuleService`. One statement checks and stores it, so that two people at the counter do not both take the money. */
export async function recordReceived(sql: Sql, orderId: string, by: string): Promise<boolean> {
  const taken = await one(
    sql,
    `update order_state set updated_at = now(),
            details = jsonb_set(details, '{payment,received}', jsonb_build_object('at', now(), 'by', ?::text))
      where order_id = ? and (details -> 'payment' ->> 'later')::boolean and details -> 'payment' -> 'received' is null and refunded_paise < total_paise
      returning 1`,
    [by, orderId],
  )
  if (!taken) return false
  await emitEvents(sql, { name: "silai.payment.received", data: [{ id: orderId }] })
  await notifyLive(sql, "order.changed", { orderId })
  return true
}
