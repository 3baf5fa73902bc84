import type { AttemptStatus, LinkHours, PhoneOrderWay } from "@silai/contracts/checkout/limits"
import type { PieceOut } from "@silai/contracts/order/piece-change"
import { many, one, type Sql } from "@silai/kit/knex"
import type { Snapshot } from "@silai/contracts/checkout/snapshot"

/**
 * The facts that an attempt stores of an order that staff take by phone. `asked`: the request's fingerprint; `link`:
 * where it is paid, until when, and when it was last sent.
 */
export type PhoneOrder = {
  by: { userId: string; name: string }
  payBy: PhoneOrderWay
  linkHours: LinkHours
  asked: string
  link?: { url: string; until: string; sentAt: string }
  /** Staff have cancelled it: late money is refunded. */
  isCancelled?: true
}

/**
 * The change that an attempt pays for: a piece which joins an order. `number`: the order's; `out`: the pieces it
 * replaces, for which `outPaidPaise` was paid.
 */
export type AskedChange = {
  id: string
  orderId: string
  number: number
  out: PieceOut | null
  outPaidPaise: number
  reason: string
}

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
  /** The gateway's name (`gatewayOf`). The two ids are that gateway's own. */
  gateway: string
  gateway_order_id: string | null
  gateway_payment_id: string | null
  order_id: string | null
  held_until: Date
  /** The trace of its checkout; null without tracing. */
  traceparent: string | null
  tries: number
  paid_at: Date | null
  /** Null when the buyer ordered online. */
  phone_order: PhoneOrder | null
  /** Null where it is a separate order. */
  piece_change: AskedChange | null
  /**
   * The attempt that paid the order's first share; null unless this one is only for the rest that is due on delivery.
   */
  due_of: string | null
  /** In the engine's books, of what was paid for a piece that joined an order, or is due at its door. */
  engine_payment_id: string | null
}

export const lockAttempt = (trx: Sql, id: string) =>
  one<Attempt>(trx, `select * from checkout_attempt where id = ? for update`, [id])

const ofOrder = `select * from checkout_attempt where order_id = ? order by piece_change is not null or due_of is not null, paid_at, id`

/** The attempt that became an order, and then those that were paid for pieces that joined it, and what is due at its door. */
export const attemptsOfOrder = (sql: Sql, orderId: string) => many<Attempt>(sql, ofOrder, [orderId])

/**
 * All attempts of an order, locked: every change of an order's money waits here. A payment for an added piece joins
 * them under the lock of the first, so they are read again under that lock.
 */
export async function lockAttemptsOfOrder(trx: Sql, orderId: string): Promise<Attempt[]> {
  await many(trx, `${ofOrder} for update`, [orderId])
  return many<Attempt>(trx, `${ofOrder} for update`, [orderId])
}

/**
 * The change of an order that waits for its payment, spelt as in the index `one_change_waits_of_order`. Binding: the
 * order.
 */
export const waitsForPayment = `piece_change is not null and piece_change ->> 'orderId' = ? and status in ('open', 'held', 'paid', 'placing')`

/** Whether `other`, a row of the table, was paid by the bag of `own`, another row, after `own` was opened. */
export const isPaidSince = (other: string, own: string) =>
  `(${other}.customer_id = ${own}.bag_key or ${other}.customer_id is null and ${other}.session_id = ${own}.bag_key)
      and ${other}.id <> ${own}.id and ${other}.paid_at > ${own}.created_at`

/**
 * The ids of attempts over the same purchase of the same bag as `of`, a row of the table, that were paid after it was
 * opened: the shopper asked to pay twice, and one of the two was paid.
 */
export const paidInstead = (of: string) =>
  `select t.id from checkout_attempt t
    where ${isPaidSince("t", of)} and t.fingerprint = ${of}.fingerprint and t.status in ('paid', 'placing', 'placed')`

/** By the gateway's order id, which another gateway may use too. */
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
