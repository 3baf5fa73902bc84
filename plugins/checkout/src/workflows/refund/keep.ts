import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { newId } from "@silai/kit/ids"
import { one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { type Kept, refundOf } from "../../rules/may-refund"
import type { Attempt } from "../attempt/attempt"

/** The money that the shop has kept of a locked attempt, and how it can be sent back. @throws checkout.refund_under_way */
export async function refundable(
  trx: Sql,
  attempt: Attempt,
): Promise<{ sums: Kept | null } & ReturnType<typeof refundOf>> {
  const kept = await one<{ amount_paise: string; refunded_paise: string; is_under_way: boolean }>(
    trx,
    `select p.amount_paise, p.refunded_paise,
            exists (select 1 from refund_ask r where r.gateway = p.gateway and r.payment_id = p.payment_id and r.state in ('waiting', 'sent')) as is_under_way
       from gateway_payment p where p.gateway = ? and p.payment_id = ? and p.status = 'kept'`,
    [attempt.gateway, attempt.gateway_payment_id],
  )
  if (kept?.is_under_way) throw refuse(checkoutRefusals.refund_under_way)
  const sums = kept && { amountPaise: Number(kept.amount_paise), refundedPaise: Number(kept.refunded_paise) }
  return { sums, ...refundOf(attempt, sums, false) }
}

type NewAsk = {
  amountPaise: number
  seenPaise: number
  reason: string
  by: { userId: string; name: string }
  /** By what a plugin knows it. */
  key?: string
}

/** Keeps that money is to go back, and who says so why. @returns its id */
export async function insertAsk(
  trx: Sql,
  attempt: Attempt,
  { amountPaise, seenPaise, reason, by, key }: NewAsk,
): Promise<string> {
  const id = newId("rfa")
  await trx.raw(
    `insert into refund_ask (id, attempt_id, gateway, payment_id, amount_paise, seen_paise, reason, author_id, author_name, ask_key)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      ...[id, attempt.id, attempt.gateway, attempt.gateway_payment_id],
      ...[amountPaise, seenPaise, reason, by.userId, by.name, key ?? null],
    ],
  )
  await notifyLive(trx, "payment.refund_due", { attemptId: attempt.id })
  log("info", "refund asked", { attempt: attempt.id, ask: id, by: by.userId })
  return id
}
