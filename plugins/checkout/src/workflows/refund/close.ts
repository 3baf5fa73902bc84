import type { GatewayRefund } from "@silai/contracts/checkout/gateway"
import { REFUND } from "@silai/contracts/checkout/limits"
import { paymentRefundMessages } from "@silai/contracts/checkout/payment-messages"
import { SHOP } from "@silai/contracts/shop/settings"
import { emitEvents } from "@silai/kit/events"
import { type Database, many, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { toRupees } from "@silai/kit/money"
import { notifyLive } from "@silai/kit/outbox"
import { REFUNDS } from "../../queries/refund-states"

type Payment = { gateway: string; paymentId: string }
export type DoneAsk = { id: string; refund_id: string; amount_paise: string; reason: string }

/** Closes the refund requests whose refunds these are; each is returned once. */
export const closeAsks = (trx: Sql, payment: Payment, refunds: readonly GatewayRefund[]) =>
  many<DoneAsk>(
    trx,
    `update refund_ask a set state = 'done', done_at = now(), last_error = null, refund_id = made.id, amount_paise = made.paise
       from (select * from unnest(?::text[], ?::text[], ?::bigint[]) as t (id, ask_id, paise)) made
      where a.gateway = ? and a.payment_id = ? and a.state <> 'done' and (a.refund_id = made.id or a.id = made.ask_id)
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
 * Records a decline by the bank or the gateway: the refund is sent again after a pause, and after the last pause it
 * waits for a person. Compared with the number of earlier declines, so that a repeated event counts once.
 */
export async function noteDecline(
  database: Database,
  { id, declines }: { id: string; declines: number },
  why: string,
): Promise<void> {
  const pauses = REFUND.againAfterMinutes
  await database.transaction(async (trx) => {
    const failedRefund = await one<{ attempt_id: string; state: string }>(
      trx,
      `update refund_ask set declines = declines + 1, refund_id = null, last_error = ?,
              state = case when declines + 1 - forgiven > ? then 'failed' else 'waiting' end,
              next_at = now() + make_interval(mins => coalesce((?::int[])[declines + 1 - forgiven], 0))
        where id = ? and declines = ? and state in ${REFUNDS.underWay} returning attempt_id, state`,
      [why.slice(0, 300), pauses.length, [...pauses], id, declines],
    )
    if (!failedRefund) return
    const isForGood = failedRefund.state === "failed"
    log(isForGood ? "error" : "warn", "refund declined", { ask: id, times: declines + 1, cause: why })
    if (isForGood) await emitFailed(trx, id, failedRefund.attempt_id)
    await notifyLive(trx, "payment.refund_due", { attemptId: failedRefund.attempt_id })
  })
}

const emitFailed = (trx: Sql, id: string, attemptId: string) =>
  emitEvents(trx, { name: "silai.payment.refund_failed", data: [{ id, attempt_id: attemptId }] })

/** A refund that no further try can send: a person decides. */
export async function leaveToPerson(
  database: Database,
  ask: { id: string; attempt_id: string },
  why: string,
): Promise<void> {
  await database.transaction(async (trx) => {
    const left = await one(
      trx,
      `update refund_ask set state = 'failed', last_error = ? where id = ? and state = 'waiting' returning 1`,
      [why, ask.id],
    )
    if (!left) return
    log("info", "refund waits for a person", { ask: ask.id })
    await emitFailed(trx, ask.id, ask.attempt_id)
    await notifyLive(trx, "payment.refund_due", { attemptId: ask.attempt_id })
  })
}

/** A refund that others have left too little for: it is not tried again, and staff may send what is left. */
export const endAsOvertaken = (database: Database, ask: { id: string; attempt_id: string }, leftPaise: number) =>
  leaveToPerson(database, ask, paymentRefundMessages.overtaken(toRupees(leftPaise)))

/** Records which of the sent refunds the bank has declined. */
export async function noteDeclined(
  database: Database,
  payment: Payment,
  refunds: readonly GatewayRefund[],
): Promise<void> {
  const declined = refunds.filter(({ status }) => status === "failed").map(({ id }) => id)
  if (!declined.length) return
  const asks = await many<{ id: string; declines: number }>(
    database,
    `select id, declines from refund_ask where gateway = ? and payment_id = ? and state = 'sent' and refund_id = any(?)`,
    [payment.gateway, payment.paymentId, declined],
  )
  for (const ask of asks) await noteDecline(database, ask, paymentRefundMessages.bankDeclined)
}

/** All of a payment is refunded, so what still waits to be sent is no longer needed. */
export const putAway = (sql: Sql, { gateway, paymentId }: Payment) =>
  sql.raw(
    `update refund_ask set state = 'not_needed', handled_at = now(), handled_by = ?, handled_note = ?
      where gateway = ? and payment_id = ? and state in ${REFUNDS.unsent}`,
    [SHOP.name, paymentRefundMessages.refundedElsewhere, gateway, paymentId],
  )
