import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { inTransaction } from "@silai/kit/engine-transaction"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, many, type Sql } from "@silai/kit/knex"
import { overBehind } from "../queries/closed"

/** Completes these orders in the engine, if they are neither completed nor cancelled, in our transaction. */
export async function completeInEngine(
  container: MedusaContainer,
  trx: Sql,
  orderIds: readonly string[],
): Promise<void> {
  await trx.raw(`update order_state set completed_at = coalesce(completed_at, now()) where order_id = any(?::text[])`, [
    [...orderIds],
  ])
  const open = await many<{ id: string }>(
    trx,
    `select id from "order" where id = any(?::text[]) and status = 'pending' for update`,
    [[...orderIds]],
  )
  if (!open.length) return
  const ids = open.map(({ id }) => id)
  const orders = container.resolve(Modules.ORDER)
  await inTransaction(orders, trx, (context) => orders.completeOrder(ids, context))
  await emitEvents(trx, { name: "order.completed", data: ids.map((id) => ({ id })) })
}

/**
 * Completes in the engine orders that can no longer change, so that the engine agrees with the shop. Our own status
 * stays: delivered is delivered. @param behind the last order checked @returns where to continue; null at the end
 */
export function completeWhatIsOver(container: MedusaContainer, behind: string): Promise<string | null> {
  return databaseOf(container).transaction(async (trx) => {
    const { over, last } = await overBehind(container, trx, behind)
    // One at a time over all processes: the running one has locked them.
    const mine = await many<{ order_id: string }>(
      trx,
      `select order_id from order_state where order_id = any(?::text[]) and completed_at is null order by order_id for update skip locked`,
      [over],
    )
    if (mine.length)
      await completeInEngine(
        container,
        trx,
        mine.map(({ order_id }) => order_id),
      )
    return last
  })
}
