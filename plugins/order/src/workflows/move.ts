import type { MedusaContainer } from "@medusajs/framework/types"
import { orderRefusals } from "@silai/contracts/order/messages"
import { NEXT, type OrderStatusCode, statusOf } from "@silai/contracts/order/status"
import { mayMoveTo, type Role } from "@silai/contracts/staff/roles"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, one } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { movedEvents } from "../rules/moved"
import { movesFrom, movesOf } from "../rules/moves"

/**
 * Sets an order's status, once: of two users who click at the same moment, the second is refused and gets the current
 * status.
 * @throws order.not_found, order.cannot_move, order.not_yet, order.not_yours_to_move
 */
export async function moveOrder(
  container: MedusaContainer,
  { orderId, status: to, by }: { orderId: string; status: number; by: { userId: string; name: string; role: Role } },
): Promise<{ orderId: string; from: number; status: number; nextStatuses: number[] }> {
  return databaseOf(container).transaction(async (trx) => {
    const row = await one<{ code: number }>(trx, `select code from order_state where order_id = ? for update`, [
      orderId,
    ])
    if (!row) throw refuse(orderRefusals.not_found)
    const label = (code: number) => statusOf(code)?.label ?? String(code)
    if (!mayMoveTo(by.role, to)) throw refuse(orderRefusals.not_yours_to_move, label(to))
    if (!NEXT[row.code as OrderStatusCode].includes(to as OrderStatusCode))
      throw refuse(orderRefusals.cannot_move, label(row.code), label(to))
    if (!movesFrom(row.code).includes(to)) throw refuse(orderRefusals.not_yet, label(to))
    await trx.raw(`update order_state set code = ?, updated_at = now() where order_id = ?`, [to, orderId])
    await trx.raw(`insert into order_state_log (order_id, code, by, user_id) values (?, ?, ?, ?)`, [
      orderId,
      to,
      by.name,
      by.userId,
    ])
    await emitEvents(trx, ...movedEvents(orderId, row.code, to))
    await notifyLive(trx, "order.changed", { orderId })
    return { orderId, from: row.code, status: to, nextStatuses: movesOf(by.role, to) }
  })
}
