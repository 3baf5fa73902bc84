import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { orderRefusals } from "@silai/contracts/order/messages"
import { CANCELLED, codeOf } from "@silai/contracts/order/status"
import { inTransaction } from "@silai/kit/engine-transaction"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { isOver } from "../queries/closed"
import type { OrderStateRow } from "../queries/order"
import { isStillDue } from "../queries/show"
import { completeInEngine } from "./complete"

type Asked = { orderId: string; archived: boolean }

/** Nothing more can happen with it: cancelled and refunded, never paid, or delivered for good. */
async function isClosed(container: MedusaContainer, trx: Sql, row: OrderStateRow): Promise<boolean> {
  if (CANCELLED.some((code) => code === row.code))
    return (isStillDue(row) && !row.details.payment.nowPaise) || Number(row.refunded_paise) >= Number(row.total_paise)
  if (row.code === codeOf("paymentFailed")) return true
  return isOver(container, trx, row.order_id)
}

/**
 * Archives a closed order, in our lists and in the engine's, or restores it; nothing is erased. The engine archives
 * completed or cancelled orders, and cannot undo it, so its status is set to the former one.
 * @throws order.not_found, order.not_closed
 */
export function archiveOrder(container: MedusaContainer, { orderId, archived }: Asked): Promise<Asked> {
  return databaseOf(container).transaction(async (trx) => {
    const row = await one<OrderStateRow>(trx, `select * from order_state where order_id = ? for no key update`, [
      orderId,
    ])
    if (!row) throw refuse(orderRefusals.not_found)
    if ((row.archived_at !== null) === archived) return { orderId, archived }
    if (archived && !(await isClosed(container, trx, row))) throw refuse(orderRefusals.not_closed)
    await trx.raw(`update order_state set archived_at = case when ? then now() end where order_id = ?`, [
      archived,
      orderId,
    ])
    if (archived) await archiveInEngine(container, trx, orderId)
    else await unarchiveInEngine(container, trx, orderId)
    await emitEvents(trx, { name: "order.updated", data: [{ id: orderId }] })
    await notifyLive(trx, "order.changed", { orderId })
    return { orderId, archived }
  })
}

async function archiveInEngine(container: MedusaContainer, trx: Sql, orderId: string): Promise<void> {
  await completeInEngine(container, trx, [orderId])
  const orders = container.resolve(Modules.ORDER)
  await inTransaction(orders, trx, (context) => orders.archive(orderId, context))
  await emitEvents(trx, { name: "order.archived", data: [{ id: orderId }] })
}

async function unarchiveInEngine(container: MedusaContainer, trx: Sql, orderId: string): Promise<void> {
  const engine = await one<{ was: "completed" | "canceled" }>(
    trx,
    `select case when canceled_at is null then 'completed' else 'canceled' end as was from "order" where id = ? and status = 'archived'`,
    [orderId],
  )
  if (!engine) return
  const orders = container.resolve(Modules.ORDER)
  await inTransaction(orders, trx, (context) => orders.updateOrders([{ id: orderId, status: engine.was }], context))
}
