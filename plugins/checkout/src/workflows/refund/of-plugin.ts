import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import type { AskedRefund, RefundStatus } from "@silai/contracts/checkout/service"
import { one, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import { askAnew, insertAsk, lockAttemptOfOrder, refundable } from "./keep"

/** See `ICheckoutModuleService`. The attempt's lock queues all that changes the money of one order. */
export async function askRefund(trx: Sql, { orderId, key, amountPaise, reason, by }: AskedRefund): Promise<void> {
  const attempt = await lockAttemptOfOrder(trx, orderId)
  if (!attempt) throw refuse(checkoutRefusals.attempt_unknown)
  const known = await latestOf(trx, key)
  if (known && known.state !== "failed") return
  const { how, leftPaise, promisedPaise } = await refundable(trx, attempt)
  if (amountPaise > leftPaise) throw refuse(checkoutRefusals.refund_too_much, toRupees(leftPaise))
  if (how !== "part") throw refuse(checkoutRefusals.refund_moved)
  if (known) await askAnew(trx, known.id, { amountPaise, reason, by })
  else await insertAsk(trx, attempt, { amountPaise, seenPaise: promisedPaise, reason, by, key })
}

type Known = { id: string; state: string; done_at: Date | null; handled_at: Date | null; refund_id: string | null }

export const latestOf = (sql: Sql, key: string) =>
  one<Known>(
    sql,
    `select id, state, done_at, handled_at, refund_id from refund_ask where ask_key = ? order by asked_at desc, id desc limit 1`,
    [key],
  )

/** See `ICheckoutModuleService`. */
export async function refundStatus(sql: Sql, key: string): Promise<RefundStatus | null> {
  const row = await latestOf(sql, key)
  if (!row || row.state === "not_needed") return null
  if (row.state === "given") return { state: "done", at: row.handled_at, refundId: row.id }
  if (row.state === "too_small") return { state: "done", at: row.handled_at, refundId: null }
  const state = row.state === "done" || row.state === "failed" ? row.state : "waiting"
  return { state, at: row.done_at, refundId: row.refund_id }
}
