import { present } from "@silai/contracts/present"
import { CROSSED_OUT, isNotedGateway, isPromisedGateway } from "@silai/contracts/checkout/limits"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import type { AskedRefund, RefundStatus } from "@silai/contracts/checkout/service"
import { PIECE_CHANGE } from "@silai/contracts/order/limits"
import { many, only, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import { type Attempt, lockAttemptsOfOrder } from "../attempt/attempt"
import { isNoted } from "../noted-payment/book"
import { REFUNDS } from "../../queries/refund-states"
import { refundParts } from "../../rules/refund-parts"
import { askAgain, insertAsk, refundable } from "./refundable"

/**
 * The key of the part of a refund that is taken from one payment, by the payment's position: nearly always all of it is
 * taken from the first.
 */
export const partKeyOf = (key: string, at: number): string => (at === 0 ? key : `${key}+${at + 1}`)

const partKeysOf = (key: string): string[] =>
  Array.from({ length: PIECE_CHANGE.mostPaid + 1 }, (_, at) => partKeyOf(key, at))

/** See `ICheckoutModuleService`. The lock of the attempts serialises all changes of one order's money. */
export async function askRefund(
  trx: Sql,
  { orderId, key, amountPaise: wantedPaise, orLess = false, reason, by }: AskedRefund,
): Promise<number> {
  const attempts = await lockAttemptsOfOrder(trx, orderId)
  if (!attempts.length) throw refuse(checkoutRefusals.attempt_unknown)
  const known = await latestOf(trx, key)
  const declined = known.filter(({ state }) => state === "failed")
  if (known.length && !declined.length) return known.reduce((sum, { amount_paise }) => sum + Number(amount_paise), 0)
  const amountPaise = orLess ? Math.min(wantedPaise, await leftOfOrder(trx, orderId, key)) : wantedPaise
  const payments = await Promise.all(
    attempts.map(async (attempt) => ({
      attempt,
      isDue: isPromisedGateway(attempt.gateway) && !(await isNoted(trx, attempt.gateway_order_id)),
      ...(await refundable(trx, attempt)),
    })),
  )
  for (const { id, attempt_id, amount_paise } of declined) {
    const payment = payments.find(({ attempt }) => attempt.id === attempt_id)
    // The sum asked of one payment may have changed by now.
    const again = known.length === 1 ? amountPaise : Number(amount_paise)
    refuseTooMuch(again, payment?.leftPaise ?? 0)
    await askAgain(trx, id, { amountPaise: again, reason, by })
  }
  if (!known.length) await askParts(trx, payments, { key, amountPaise, reason, by })
  return amountPaise
}

/** See `ICheckoutModuleService`. A failed request counts: its buyer still waits for the money. */
export async function leftOfOrder(sql: Sql, orderId: string, key?: string): Promise<number> {
  const row = await only<{ paise: string }>(
    sql,
    `select coalesce(sum(greatest(0, p.amount_paise - p.refunded_paise - r.paise)), 0) as paise
       from checkout_attempt a join gateway_payment p on p.attempt_id = a.id and p.status = 'kept'
      cross join lateral (
        select coalesce(sum(q.amount_paise), 0) as paise from refund_ask q
         where q.gateway = p.gateway and q.payment_id = p.payment_id and q.state in ${REFUNDS.counted}
           and coalesce(q.ask_key, '') <> all(?::text[])) r
      where a.order_id = ?`,
    [key === undefined ? [] : partKeysOf(key), orderId],
  )
  return Number(row.paise)
}

function refuseTooMuch(amountPaise: number, leftPaise: number): void {
  if (amountPaise > leftPaise) throw refuse(checkoutRefusals.refund_too_much, toRupees(leftPaise))
}

type Payment = { attempt: Attempt; isDue: boolean } & Awaited<ReturnType<typeof refundable>>

async function askParts(
  trx: Sql,
  payments: readonly Payment[],
  { key, amountPaise, reason, by }: Omit<AskedRefund, "orderId">,
): Promise<void> {
  const left = payments.map(({ leftPaise, isDue }) => ({ paise: leftPaise, isDue }))
  refuseTooMuch(
    amountPaise,
    left.reduce((sum, { paise }) => sum + paise, 0),
  )
  for (const [part, { at, paise }] of refundParts(left, amountPaise).entries()) {
    const { attempt, how, promisedPaise } = present(payments[at], "a payment of the order")
    if (how !== "part") throw refuse(checkoutRefusals.refund_moved)
    await insertAsk(trx, attempt, {
      amountPaise: paise,
      seenPaise: promisedPaise,
      reason,
      by,
      key: partKeyOf(key, part),
    })
  }
}

type Known = {
  ask_key: string
  id: string
  attempt_id: string
  gateway: string
  state: string
  amount_paise: string
  done_at: Date | null
  handled_at: Date | null
  refund_id: string | null
}

/** The latest request of each part of these refunds. */
export const latestOf = (sql: Sql, ...keys: readonly string[]) =>
  many<Known>(
    sql,
    `select distinct on (ask_key) ask_key, id, attempt_id, gateway, state, amount_paise, done_at, handled_at, refund_id from refund_ask
      where ask_key = any(?::text[]) order by ask_key, asked_at desc, id desc`,
    [keys.flatMap(partKeysOf)],
  )

/** See `ICheckoutModuleService`. */
export async function refundStatuses(sql: Sql, keys: readonly string[]): Promise<Map<string, RefundStatus>> {
  const rows = (await latestOf(sql, ...keys)).filter(({ state }) => state !== "not_needed")
  return new Map(
    keys.flatMap((key) => {
      const parts = partKeysOf(key)
      const status = statusOf(rows.filter(({ ask_key: part }) => parts.includes(part)))
      return status ? [[key, status] as const] : []
    }),
  )
}

function statusOf(rows: readonly Known[]): RefundStatus | null {
  if (!rows.length) return null
  const parts = rows.map(partOf)
  const state =
    (["failed", "waiting", "by_hand"] as const).find((one) => parts.some((part) => part.state === one)) ?? "done"
  const times = parts.flatMap(({ at }) => at?.getTime() ?? [])
  const refundIds = parts.flatMap(({ refundId }) => refundId ?? [])
  return {
    state,
    isCrossedOut: parts.every(({ refundId }) => refundId?.startsWith(CROSSED_OUT)),
    byHand: rows.filter(isByHand).map((row) => ({ paymentId: row.attempt_id, paise: Number(row.amount_paise) })),
    at: times.length ? new Date(Math.max(...times)) : null,
    refundId: refundIds[0] ?? null,
    refundIds,
  }
}

const isByHand = ({ state, gateway }: Known): boolean => state === "failed" && isNotedGateway(gateway)

function partOf(row: Known): Pick<RefundStatus, "state" | "at" | "refundId"> {
  if (isByHand(row)) return { state: "by_hand", at: null, refundId: null }
  if (row.state === "given") return { state: "done", at: row.handled_at, refundId: row.id }
  if (row.state === "too_small") return { state: "done", at: row.handled_at, refundId: null }
  const state = row.state === "done" || row.state === "failed" ? row.state : "waiting"
  return { state, at: row.done_at, refundId: row.refund_id }
}
