import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import type { AskedRefund, RefundStatus } from "@silai/contracts/checkout/service"
import { one, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import type { Attempt } from "../attempt/attempt"
import { insertAsk, refundable } from "./keep"

/** See `ICheckoutModuleService`. The attempt's lock queues all that changes the money of one order. */
export async function askRefund(trx: Sql, { orderId, key, amountPaise, reason, by }: AskedRefund): Promise<void> {
  const attempt = await one<Attempt>(trx, `select * from checkout_attempt where order_id = ? for update`, [orderId])
  if (!attempt) throw refuse(checkoutRefusals.attempt_unknown)
  if (await one(trx, `select 1 from refund_ask where ask_key = ? and state <> 'failed'`, [key])) return
  const { sums, how, leftPaise } = await refundable(trx, attempt)
  if (amountPaise > leftPaise) throw refuse(checkoutRefusals.refund_too_much, toRupees(leftPaise))
  if (how !== "part") throw refuse(checkoutRefusals.refund_moved)
  await insertAsk(trx, attempt, { amountPaise, seenPaise: sums!.refundedPaise, reason, by, key })
}

/** See `ICheckoutModuleService`. */
export async function refundStatus(sql: Sql, key: string): Promise<RefundStatus | null> {
  const row = await one<{ state: string; done_at: Date | null; refund_id: string | null }>(
    sql,
    `select state, done_at, refund_id from refund_ask where ask_key = ? order by asked_at desc, id desc limit 1`,
    [key],
  )
  if (!row) return null
  const state = row.state === "done" || row.state === "failed" ? row.state : "waiting"
  return { state, at: row.done_at, refundId: row.refund_id }
}
