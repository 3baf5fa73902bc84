import type { Parcel } from "@silai/contracts/order/calls"
import { PACKED } from "@silai/contracts/order/papers"
import type { OrderStatusCode } from "@silai/contracts/order/status"
import { emitEvents, queueFor } from "@silai/kit/events"
import { one, type Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import type { OrderDetails } from "../queries/order"
import { movedEvents } from "../rules/moved"
import { writeToBuyer } from "./write-to-buyer"

/** The person who moves an order, and the values they enter with it. */
export type Mover = {
  by: string
  userId: string | null
  parcel: Parcel | null
  reason: string
  /** The refund of a cancellation: less than was paid where a part was refunded before, or is about to be. */
  refundPaise?: number
  /** Of a cancelled order's payments, the part that is not refunded, because a bank disputes it or has taken it back. */
  disputedPaise?: number
}

export type Ours = {
  code: OrderStatusCode
  delivery_method: DeliveryMethod
  has_custom: boolean
  total_paise: string
  taken_out_paise: string
  refunded_paise: string
  details: OrderDetails
}

/**
 * The order's row, locked until the end of the transaction. "No key": a browser that proves the order's phone refers to it, and
 * waits for no change of the order.
 */
export const lockOrder = (trx: Sql, orderId: string): Promise<Ours | null> =>
  one<Ours>(
    trx,
    `select code, delivery_method, has_custom, total_paise, taken_out_paise, refunded_paise, details from order_state where order_id = ? for no key update`,
    [orderId],
  )

/** Gives a locked order its next status, with who and when, and sends its event. */
export async function settle(
  trx: Sql,
  orderId: string,
  from: OrderStatusCode,
  to: OrderStatusCode,
  mover: Mover,
): Promise<void> {
  await trx.raw(
    `update order_state set code = ?, updated_at = now(), parcel = coalesce(?::jsonb, parcel), cancel_reason = coalesce(nullif(?::text, ''), cancel_reason),
            papers_due_at = case when ? then now() else papers_due_at end
      where order_id = ?`,
    [to, mover.parcel ? JSON.stringify(mover.parcel) : null, mover.reason, PACKED.includes(to), orderId],
  )
  await trx.raw(`insert into order_state_log (order_id, code, by, user_id) values (?, ?, ?, ?)`, [
    orderId,
    to,
    mover.by,
    mover.userId,
  ])
  await emitEvents(trx, ...movedEvents(orderId, from, to))
  if (PACKED.includes(to)) await queueFor(trx, "papers.due", { id: orderId })
  await writeToBuyer(trx, orderId, to, mover)
  await notifyLive(trx, "order.changed", { orderId })
}
