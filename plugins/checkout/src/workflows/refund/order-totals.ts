import { only, type Sql } from "@silai/kit/knex"
import { REFUNDS } from "../../queries/refund-states"

type Sums = { amountPaise: number; refundedPaise: number; givenPaise: number; isMoving: boolean }

/**
 * The sum that was paid for an order, and the part of it that was refunded or is on its way; without the payment that
 * is named, in paise.
 */
export async function paidForOrder(
  sql: Sql,
  orderId: string,
  but: { gateway: string; paymentId: string } | null = null,
): Promise<Sums> {
  const row = await only<{ amount: string; refunded: string; given: string; is_moving: boolean }>(
    sql,
    `select coalesce(sum(p.amount_paise), 0) as amount, coalesce(sum(p.refunded_paise), 0) as refunded, coalesce(sum(r.given), 0) as given,
            coalesce(bool_or(r.is_moving), false) as is_moving
       from checkout_attempt a join gateway_payment p on p.attempt_id = a.id and p.status = 'kept'
      cross join lateral (
        select least(p.amount_paise - p.refunded_paise, coalesce(sum(q.amount_paise) filter (where q.state = 'given'), 0)) as given,
               coalesce(bool_or(q.state in ${REFUNDS.open}), false) as is_moving
          from refund_ask q where q.gateway = p.gateway and q.payment_id = p.payment_id) r
      where a.order_id = ? and (p.gateway, p.payment_id) is distinct from (?::text, ?::text)`,
    [orderId, but?.gateway ?? null, but?.paymentId ?? null],
  )
  return {
    amountPaise: Number(row.amount),
    refundedPaise: Number(row.refunded),
    givenPaise: Number(row.given),
    isMoving: row.is_moving,
  }
}

/**
 * How much of all that was paid for an order is back with its buyer, and how much is not. A separate statement, run
 * under the lock of its attempts.
 */
export async function refundedOfOrder(sql: Sql, orderId: string): Promise<{ refundPaise: number; leftPaise: number }> {
  const { amountPaise, refundedPaise, givenPaise } = await paidForOrder(sql, orderId)
  const refundPaise = refundedPaise + givenPaise
  return { refundPaise, leftPaise: amountPaise - refundPaise }
}
