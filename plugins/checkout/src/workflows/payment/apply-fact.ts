import type { MedusaContainer } from "@medusajs/framework/types"
import { PAYMENT_STATES_AT_GATEWAY } from "@silai/contracts/checkout/gateway-states"
import type { RefundReason } from "@silai/contracts/checkout/limits"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { notifyLive } from "@silai/kit/outbox"
import { isSameGoods } from "../../rules/fingerprint"
import { mismatchOf } from "../../rules/may-pay"
import { type Attempt, isPaidSince, lockAttemptOf, moveAttempt } from "../attempt/attempt"
import { hasOpenCod } from "../cod/guard"
import { holdAgain } from "../stock/hold-again"
import { captureWhatPays } from "./capture"
import type { GatewayPayment } from "@silai/contracts/checkout/gateway"
import { present } from "@silai/contracts/present"

/** The result of a payment report. `ignored`: nothing was captured, or it was handled before; nothing changes. */
export type Verdict = "paid" | "refund_due" | "ignored"

/**
 * The single entry point for payment reports: from the browser, the webhook and the poller, in any order, any number of
 * times. An authorised payment that pays its attempt is captured first. Only a captured payment over exactly our order,
 * amount and currency pays an attempt; any other captured money is refunded and raises an alert. Statuses only move
 * forward.
 */
export async function applyFact(
  container: MedusaContainer,
  gateway: string,
  reported: GatewayPayment,
): Promise<Verdict> {
  const payment =
    PAYMENT_STATES_AT_GATEWAY[reported.status].does === "capture"
      ? await captureWhatPays(container, gateway, reported)
      : reported
  if (PAYMENT_STATES_AT_GATEWAY[payment.status].does !== "judge" || !payment.orderId) return "ignored"
  return databaseOf(container).transaction(async (trx) => {
    const attempt = await lockAttemptOf(trx, gateway, present(payment.orderId, "the payment order of a fact"))
    // Not an order of this shop: we must not refund that money.
    if (!attempt) {
      log("warn", "payment for an unknown order", { order: payment.orderId })
      return "ignored"
    }
    const known = await one<{ status: string }>(
      trx,
      `select status from gateway_payment where gateway = ? and payment_id = ?`,
      [gateway, payment.id],
    )
    if (known) return known.status === "kept" ? "paid" : "refund_due"
    return judge(container, trx, attempt, payment)
  })
}

async function judge(
  container: MedusaContainer,
  trx: Sql,
  attempt: Attempt,
  payment: GatewayPayment,
): Promise<Verdict> {
  const mismatch = mismatchOf(attempt, payment)
  if (mismatch) return refundMoney(trx, attempt, payment, "mismatch", mismatch)
  if (attempt.gateway_payment_id) return refundMoney(trx, attempt, payment, "twice")
  if (attempt.status === "expired") {
    if (attempt.phone_order?.isCancelled) return refundMoney(trx, attempt, payment, "late", "staff had cancelled it")
    const isReplaced = (await hasOtherPurchase(trx, attempt)) || (await isBarredAtDoor(trx, attempt))
    if (await isPaidOtherwise(trx, attempt)) return refundMoney(trx, attempt, payment, "twice")
    const { short } = isReplaced ? { short: ["superseded"] } : await holdAgain(container, trx, attempt)
    if (short.length)
      return refundMoney(
        trx,
        attempt,
        payment,
        "late",
        isReplaced ? "the bag had changed" : `gone: ${short.join(", ")}`,
      )
  } else if (!["open", "held"].includes(attempt.status)) {
    return refundMoney(trx, attempt, payment, "late", "nothing was owed")
  }
  await recordAsPaid(trx, attempt, payment)
  return "paid"
}

/**
 * Whether the bag holds, or has paid, something else by now, or the order's change waits for another payment. The same
 * purchase, asked for again, is none. Waits for the bag's other attempt, which may be paid at the same moment: no one
 * who holds its lock waits for an expired attempt.
 */
async function hasOtherPurchase(trx: Sql, { bag_key, fingerprint, piece_change }: Attempt): Promise<boolean> {
  const active = `status in ('open', 'held', 'paid', 'placing')`
  const other = await one<Pick<Attempt, "fingerprint">>(
    trx,
    `select fingerprint from checkout_attempt where bag_key = ? and ${active} for update`,
    [bag_key],
  )
  if (other && other.fingerprint !== fingerprint) return true
  if (!piece_change) return false
  return (
    null !==
    (await one(trx, `select 1 from checkout_attempt where piece_change ->> 'orderId' = ? and ${active}`, [
      piece_change.orderId,
    ]))
  )
}

/**
 * Whether the same bag has paid for these goods since, perhaps to another address or in cash. A separate statement: one that
 * waited for the other attempt would not see that it was paid.
 */
async function isPaidOtherwise(trx: Sql, { id, snapshot }: Attempt): Promise<boolean> {
  const others = await many<Pick<Attempt, "snapshot">>(
    trx,
    `select t.snapshot from checkout_attempt own join checkout_attempt t on ${isPaidSince("t", "own")} where own.id = ?`,
    [id],
  )
  return others.some((other) => isSameGoods(other.snapshot, snapshot))
}

/** Money for an ended hold may come late; a promise to pay on delivery does not, and a phone has one such order. */
const isBarredAtDoor = async (trx: Sql, { gateway, snapshot: { cod, contact } }: Attempt): Promise<boolean> =>
  cod !== undefined && (gateway === "cod" || (await hasOpenCod(trx, contact.phone)))

async function recordAsPaid(trx: Sql, attempt: Attempt, payment: GatewayPayment): Promise<void> {
  await record(trx, attempt, payment, "kept", "")
  await moveAttempt(trx, attempt.id, "paid", {
    gateway_payment_id: payment.id,
    paid_at: new Date(),
    next_look_at: null,
    lease_until: null,
    tries: 0,
  })
}

async function refundMoney(
  trx: Sql,
  attempt: Attempt,
  payment: GatewayPayment,
  reason: RefundReason,
  detail = "",
): Promise<Verdict> {
  await record(trx, attempt, payment, "refund_due", reason)
  // A paid or placed attempt stays so; the extra payment is refunded. A held attempt keeps its goods until the hold
  // ends, because the shopper may still pay the right amount.
  if (attempt.status === "expired") await moveAttempt(trx, attempt.id, "refund_due", { next_look_at: null })
  await emitEvents(trx, { name: "silai.payment.refund_due", data: [{ id: payment.id, attempt_id: attempt.id }] })
  await notifyLive(trx, "payment.refund_due", { attemptId: attempt.id })
  log("warn", "payment goes back", { attempt: attempt.id, payment: payment.id, reason, detail })
  return "refund_due"
}

const record = (
  trx: Sql,
  attempt: Attempt,
  payment: GatewayPayment,
  status: "kept" | "refund_due",
  reason: RefundReason | "",
) =>
  trx.raw(
    `insert into gateway_payment (payment_id, attempt_id, gateway, gateway_order_id, amount_paise, currency, method, status, reason, noted_by, reference) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      payment.id,
      attempt.id,
      attempt.gateway,
      payment.orderId,
      payment.amountPaise,
      payment.currency,
      payment.method ?? "",
      status,
      reason,
      payment.notedBy ?? null,
      payment.reference ?? "",
    ],
  )
