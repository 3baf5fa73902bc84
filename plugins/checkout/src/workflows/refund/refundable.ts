import { REFUND } from "@silai/contracts/checkout/limits"
import { paymentRefundMessages } from "@silai/contracts/checkout/payment-messages"
import { SHOP } from "@silai/contracts/shop/settings"
import { newId } from "@silai/kit/ids"
import { one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { notifyLive } from "@silai/kit/outbox"
import { toPaise } from "@silai/kit/money"
import { REFUNDS } from "../../queries/refund-states"
import { type Kept, promisedPaiseOf, refundOf } from "../../rules/may-refund"
import type { Attempt } from "../attempt/attempt"

/** The money that the shop has kept for a locked attempt, and how it can be sent back. */
export async function refundable(
  trx: Sql,
  attempt: Pick<Attempt, "status" | "gateway" | "gateway_payment_id">,
): Promise<{ sums: Kept | null; promisedPaise: number } & ReturnType<typeof refundOf>> {
  const kept = await one<{ amount: string; refunded: string; under_way: string; given: string }>(
    trx,
    `select p.amount_paise as amount, p.refunded_paise as refunded,
            coalesce(sum(r.amount_paise) filter (where r.state in ${REFUNDS.underWay}), 0) as under_way,
            coalesce(sum(r.amount_paise) filter (where r.state = 'given'), 0) as given
       from gateway_payment p left join refund_ask r on r.gateway = p.gateway and r.payment_id = p.payment_id
      where p.gateway = ? and p.payment_id = ? and p.status = 'kept' group by p.gateway, p.payment_id`,
    [attempt.gateway, attempt.gateway_payment_id],
  )
  const sums = kept && {
    amountPaise: Number(kept.amount),
    refundedPaise: Number(kept.refunded),
    underWayPaise: Number(kept.under_way),
    givenPaise: Number(kept.given),
  }
  return { sums, promisedPaise: sums ? promisedPaiseOf(sums) : 0, ...refundOf(attempt, sums) }
}

export type NewAsk = {
  amountPaise: number
  seenPaise: number
  reason: string
  by: { userId: string; name: string }
  /** Its permanent key: for one key only one request counts. */
  key: string
  /** The whole rest of the payment: less if a part is refunded by hand in the meantime. */
  isRest?: boolean
  /** The refund in the engine's books that belongs to this request. */
  engineRefundId?: string
  /** The caller also sends it, and reports the result: workers leave it alone for a moment, unless the caller's process ends. */
  isSentByAsker?: boolean
}

const ASKERS_SECONDS = 10

export const isTooSmall = (paise: number): boolean => paise < toPaise(REFUND.minRupees)

/** Records a refund, who asked and why; the trigger `refund_ask_has_room` limits the sum of all. @returns its id */
export async function insertAsk(
  trx: Sql,
  attempt: Attempt,
  { amountPaise, seenPaise, reason, by, key, isRest = false, engineRefundId, isSentByAsker = false }: NewAsk,
): Promise<string> {
  const id = newId("rfa")
  await trx.raw(
    `insert into refund_ask (id, attempt_id, gateway, payment_id, amount_paise, seen_paise, reason, author_id, author_name, ask_key, is_rest, engine_refund_id, next_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, now() + make_interval(secs => ?))`,
    [
      id,
      attempt.id,
      attempt.gateway,
      attempt.gateway_payment_id,
      amountPaise,
      seenPaise,
      reason,
      by.userId,
      by.name,
      key,
      isRest,
      engineRefundId ?? null,
      isSentByAsker ? ASKERS_SECONDS : 0,
    ],
  )
  if (isTooSmall(amountPaise)) await closeAsTooSmall(trx, id)
  await notifyLive(trx, "payment.refund_due", { attemptId: attempt.id })
  log("info", "refund asked", { attempt: attempt.id, ask: id, by: by.userId })
  return id
}

/** A sum that the gateway will always refuse raises no alarm: the page says so, and staff may give it by other means. */
export const closeAsTooSmall = (sql: Sql, id: string) =>
  sql.raw(
    `update refund_ask set state = 'too_small', handled_at = now(), handled_by = ?, handled_note = ?, last_error = null where id = ? and state = 'waiting'`,
    [SHOP.name, paymentRefundMessages.tooSmall, id],
  )

/**
 * Queues a declined refund to be sent again, for staff. The caller holds the attempt's lock, and has checked that there
 * is room.
 */
export async function askAgain(
  trx: Sql,
  id: string,
  {
    amountPaise,
    reason,
    by,
    isSentByAsker = false,
  }: Partial<Pick<NewAsk, "amountPaise" | "reason" | "isSentByAsker">> & Pick<NewAsk, "by">,
): Promise<void> {
  const again = await one<{ attempt_id: string }>(
    trx,
    `update refund_ask set state = 'waiting', forgiven = declines, tries = 0, next_at = now() + make_interval(secs => ?), last_error = null, refund_id = null,
            amount_paise = coalesce(?::bigint, amount_paise), reason = coalesce(?, reason)
      where id = ? and state = 'failed' returning attempt_id`,
    [isSentByAsker ? ASKERS_SECONDS : 0, amountPaise ?? null, reason ?? null, id],
  )
  if (!again) return
  await notifyLive(trx, "payment.refund_due", { attemptId: again.attempt_id })
  log("info", "refund asked again", { attempt: again.attempt_id, ask: id, by: by.userId })
}
