import type { GatewayRefund } from "@silai/contracts/checkout/gateway"
import { REFUND } from "@silai/contracts/checkout/limits"
import { paymentRefundSays } from "@silai/contracts/checkout/payment-messages"
import { SHOP } from "@silai/contracts/shop/settings"
import { many, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { notifyLive } from "@silai/kit/outbox"

type Payment = { gateway: string; paymentId: string }
export type DoneAsk = { id: string; refund_id: string; amount_paise: string; reason: string }

/** Closes the asks whose refunds these are; each is returned once. */
export const closeAsks = (trx: Sql, payment: Payment, refunds: readonly GatewayRefund[]) =>
  many<DoneAsk>(
    trx,
    `update refund_ask a set state = 'done', done_at = now(), last_error = null, refund_id = told.id, amount_paise = told.paise
       from (select * from unnest(?::text[], ?::text[], ?::bigint[]) as t (id, ask_id, paise)) told
      where a.gateway = ? and a.payment_id = ? and a.state <> 'done' and (a.refund_id = told.id or a.id = told.ask_id)
      returning a.id, a.refund_id, a.amount_paise, a.reason`,
    [
      refunds.map(({ id }) => id),
      refunds.map(({ notes }) => notes.ask_id ?? null),
      refunds.map(({ amountPaise }) => amountPaise),
      payment.gateway,
      payment.paymentId,
    ],
  )

/**
 * Notes one no of the bank, or of the gateway: it is sent again after a pause, and after the last pause it waits for a person. Judged by the
 * number of earlier ones, so that news that is heard twice counts once.
 */
export async function noteDecline(
  sql: Sql,
  { id, declines }: { id: string; declines: number },
  why: string,
): Promise<void> {
  const pauses = REFUND.againAfterMinutes
  const said = await one<{ attempt_id: string; state: string }>(
    sql,
    `update refund_ask set declines = declines + 1, refund_id = null, last_error = ?,
            state = case when declines + 1 - forgiven > ? then 'failed' else 'waiting' end,
            next_at = now() + make_interval(mins => coalesce((?::int[])[declines + 1 - forgiven], 0))
      where id = ? and declines = ? and state in ('waiting', 'sent') returning attempt_id, state`,
    [why.slice(0, 300), pauses.length, [...pauses], id, declines],
  )
  if (!said) return
  log(said.state === "failed" ? "error" : "warn", "refund declined", { ask: id, times: declines + 1, cause: why })
  await notifyLive(sql, "payment.refund_due", { attemptId: said.attempt_id })
}

/** Notes what the bank has declined of what was sent. */
export async function noteDeclined(sql: Sql, payment: Payment, refunds: readonly GatewayRefund[]): Promise<void> {
  const declined = refunds.filter(({ status }) => status === "failed").map(({ id }) => id)
  if (!declined.length) return
  const asks = await many<{ id: string; declines: number }>(
    sql,
    `select id, declines from refund_ask where gateway = ? and payment_id = ? and state = 'sent' and refund_id = any(?)`,
    [payment.gateway, payment.paymentId, declined],
  )
  for (const ask of asks) await noteDecline(sql, ask, paymentRefundSays.bankDeclined)
}

/** All of a payment is back, so whatever still waits to be sent of it is not needed any more. */
export const putAway = (sql: Sql, { gateway, paymentId }: Payment) =>
  sql.raw(
    `update refund_ask set state = 'not_needed', handled_at = now(), handled_by = ?, handled_note = ?
      where gateway = ? and payment_id = ? and state in ('waiting', 'failed')`,
    [SHOP.name, paymentRefundSays.allBack, gateway, paymentId],
  )
