import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import type { AskedRefund, RefundFate } from "@silai/contracts/checkout/service"
import { newId } from "@silai/kit/ids"
import { one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { toRupees } from "@silai/kit/money"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { refundOf } from "../../rules/may-refund"
import type { Attempt } from "../attempt/attempt"

type Kept = { amount_paise: string; refunded_paise: string; is_under_way: boolean }

/** See `ICheckoutModuleService`. The attempt's lock queues all that changes the money of one order. */
export async function askRefund(trx: Sql, { orderId, key, amountPaise, reason, by }: AskedRefund): Promise<void> {
  const attempt = await one<Attempt>(trx, `select * from checkout_attempt where order_id = ? for update`, [orderId])
  if (!attempt) throw refuse(checkoutRefusals.attempt_unknown)
  if (await one(trx, `select 1 from refund_ask where ask_key = ? and state <> 'failed'`, [key])) return
  const kept = await one<Kept>(
    trx,
    `select p.amount_paise, p.refunded_paise,
            exists (select 1 from refund_ask r where r.gateway = p.gateway and r.payment_id = p.payment_id and r.state in ('waiting', 'sent')) as is_under_way
       from gateway_payment p where p.gateway = ? and p.payment_id = ? and p.status = 'kept'`,
    [attempt.gateway, attempt.gateway_payment_id],
  )
  if (kept?.is_under_way) throw refuse(checkoutRefusals.refund_under_way)
  const sums = kept && { amountPaise: Number(kept.amount_paise), refundedPaise: Number(kept.refunded_paise) }
  const { how, leftPaise } = refundOf(attempt, sums, false)
  if (amountPaise > leftPaise) throw refuse(checkoutRefusals.refund_too_much, toRupees(leftPaise))
  if (how !== "part") throw refuse(checkoutRefusals.refund_moved)
  await trx.raw(
    `insert into refund_ask (id, attempt_id, gateway, payment_id, amount_paise, seen_paise, reason, author_id, author_name, ask_key)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      ...[newId("rfa"), attempt.id, attempt.gateway, attempt.gateway_payment_id, amountPaise],
      ...[sums!.refundedPaise, reason, by.userId, by.name, key],
    ],
  )
  await notifyLive(trx, "payment.refund_due", { attemptId: attempt.id })
  log("info", "refund asked", { attempt: attempt.id, key, by: by.userId })
}

/** See `ICheckoutModuleService`. */
export async function fateOfRefund(sql: Sql, key: string): Promise<RefundFate | null> {
  const row = await one<{ state: string; done_at: Date | null; refund_id: string | null }>(
    sql,
    `select state, done_at, refund_id from refund_ask where ask_key = ? order by asked_at desc, id desc limit 1`,
    [key],
  )
  if (!row) return null
  const state = row.state === "done" || row.state === "failed" ? row.state : "waiting"
  return { state, at: row.done_at, refundId: row.refund_id }
}
