import type { IOrderModuleService } from "@silai/contracts/order/service"
import type { Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import type { StoredExchange } from "../queries/order"

/** See `IOrderModuleService`. */
export async function recordExchanged(
  trx: Sql,
  orderId: string,
  { returnNumber, pieces }: Parameters<IOrderModuleService["recordExchanged"]>[2],
): Promise<void> {
  const at = new Date().toISOString()
  const kept: StoredExchange[] = pieces.map((piece) => ({ ...piece, returnNumber, at }))
  await trx.raw(
    `update order_state set details = jsonb_set(details, '{exchanged}', coalesce(details -> 'exchanged', '[]') || ?::jsonb) where order_id = ?`,
    [JSON.stringify(kept), orderId],
  )
  await notifyLive(trx, "order.changed", { orderId })
}
