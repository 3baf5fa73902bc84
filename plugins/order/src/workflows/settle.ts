import type { Parcel } from "@silai/contracts/order/calls"
import { orderSays } from "@silai/contracts/order/messages"
import { PACKED } from "@silai/contracts/order/papers"
import type { OrderStatusCode } from "@silai/contracts/order/status"
import { emitEvents } from "@silai/kit/events"
import { one, type Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import { movedEvents } from "../rules/moved"
import { tellBuyer } from "./tell-buyer"

/** To where somebody is moving an order, written down before the engine does its part. */
export type Moving = {
  to: OrderStatusCode
  by: string
  userId: string | null
  parcel: Parcel | null
  reason: string
  /** Milliseconds since 1970. */
  at: number
}

export type Ours = {
  code: OrderStatusCode
  delivery_method: DeliveryMethod
  has_custom: boolean
  moving: Moving | null
}

/** The order's row, locked until the end of the transaction. */
export const lockOrder = (trx: Sql, orderId: string): Promise<Ours | null> =>
  one<Ours>(trx, `select code, delivery_method, has_custom, moving from order_state where order_id = ? for update`, [
    orderId,
  ])

/**
 * Gives a locked order its next status, with who and when, and tells of it. What was written down of a move to this
 * very status names its person; any other came from outside the back office.
 */
export async function settle(trx: Sql, orderId: string, { code, moving }: Ours, to: OrderStatusCode): Promise<void> {
  const mover = moving?.to === to ? moving : null
  await trx.raw(
    `update order_state set code = ?, moving = null, updated_at = now(), parcel = coalesce(?::jsonb, parcel), cancel_reason = coalesce(nullif(?::text, ''), cancel_reason),
            papers_due_at = case when ? then now() else papers_due_at end
      where order_id = ?`,
    [to, mover?.parcel ? JSON.stringify(mover.parcel) : null, mover?.reason ?? "", PACKED.includes(to), orderId],
  )
  await trx.raw(`insert into order_state_log (order_id, code, by, user_id) values (?, ?, ?, ?)`, [
    orderId,
    to,
    mover?.by ?? orderSays.elsewhere,
    mover?.userId ?? null,
  ])
  await emitEvents(trx, ...movedEvents(orderId, code, to))
  await tellBuyer(trx, orderId, to)
  await notifyLive(trx, "order.changed", { orderId })
}
