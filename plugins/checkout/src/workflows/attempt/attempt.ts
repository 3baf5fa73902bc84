import type { AttemptStatus } from "@silai/contracts/checkout/limits"
import { one, type Sql } from "@silai/kit/knex"
import type { Snapshot } from "@silai/contracts/checkout/snapshot"

/**
 * A row of `checkout_attempt`, checkout's state machine (architecture §5). `amount_paise` is a bigint, so it arrives as
 * text.
 */
export type Attempt = {
  id: string
  bag_key: string
  session_id: string
  customer_id: string | null
  fingerprint: string
  snapshot: Snapshot
  amount_paise: string
  status: AttemptStatus
  /** Who takes the money: `gatewayOf`. The two ids are that gateway's own. */
  gateway: string
  gateway_order_id: string | null
  gateway_payment_id: string | null
  order_id: string | null
  held_until: Date
  tries: number
  paid_at: Date | null
}

export const lockAttempt = (trx: Sql, id: string) =>
  one<Attempt>(trx, `select * from checkout_attempt where id = ? for update`, [id])

/** By the gateway's order id, which another gateway may have given out too. */
export const lockAttemptOf = (trx: Sql, gateway: string, orderId: string) =>
  one<Attempt>(trx, `select * from checkout_attempt where gateway = ? and gateway_order_id = ? for update`, [
    gateway,
    orderId,
  ])

/** Sets an attempt's status; the caller holds its row lock. Statuses only move forward as architecture §5 shows. */
export async function moveAttempt(
  trx: Sql,
  id: string,
  status: AttemptStatus,
  changes: Record<string, unknown> = {},
): Promise<void> {
  const columns = Object.keys(changes)
  const sets = ["status = ?", "updated_at = now()", ...columns.map((column) => `${column} = ?`)]
  await trx.raw(`update checkout_attempt set ${sets.join(", ")} where id = ?`, [
    status,
    ...columns.map((column) => changes[column]),
    id,
  ])
}

/** The key of a shopper's bag: the customer when signed in, else this browser. */
export const bagKeyOf = (shopper: { sessionId: string; customerId: string | null }) =>
  shopper.customerId ?? shopper.sessionId
