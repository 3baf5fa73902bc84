import { orderRefusals } from "@silai/contracts/order/messages"
import { NEXT, type OrderStatusCode, statusOf } from "@silai/contracts/order/status"
import { mayMoveTo, type Role } from "@silai/contracts/staff/roles"
import { type Database, one } from "@silai/kit/knex"
import { ring } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { movesFrom, movesOf } from "../rules/moves"

/**
 * Moves an order on, once: of two people who click at the same moment one finds it moved already, and is told what it is now.
 * @throws order.not_found, order.cannot_move, order.not_yet, order.not_yours_to_move
 */
export async function moveOrder(
  database: Database,
  orderId: string,
  to: number,
  by: { userId: string; name: string; role: Role },
): Promise<number[]> {
  return database.transaction(async (trx) => {
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
    await ring(trx, "order.changed", { orderId })
    return movesOf(by.role, to)
  })
}
