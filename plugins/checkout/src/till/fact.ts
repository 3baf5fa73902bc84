import { CHECKOUT } from "@silai/contracts/checkout/limits"
import type { REFUND_REASONS } from "@silai/contracts/messaging/topics"
import { one, type Database, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { ring } from "@silai/kit/outbox"
import { type Attempt, lockAttempt, moveAttempt } from "./attempt"
import type { GatewayPayment } from "./ports"
import { holdStock, needsOf } from "./stock"

type RefundReason = (typeof REFUND_REASONS)[number]

/** What became of a fact. `ignored`: nothing captured, or heard before; it changes nothing. */
export type Verdict = "paid" | "refund_due" | "ignored"

/**
 * The one door through which news of a payment comes in: from the browser, the webhook and the poller alike, in any order,
 * any number of times. Only a captured payment over exactly our order, amount and currency pays an attempt; any other captured
 * money goes back and raises an alert. Forward only.
 */
export async function applyFact(database: Database, payment: GatewayPayment): Promise<Verdict> {
  if (payment.status !== "captured" || !payment.orderId) return "ignored"
  return database.transaction(async (trx) => {
    const attempt = await lockAttempt(trx, "razorpay_order_id", payment.orderId!)
    // Not an order of this shop: the money is not ours to move.
    if (!attempt) {
      log("warn", "payment for an unknown order", { order: payment.orderId })
      return "ignored"
    }
    const known = await one<{ status: string }>(trx, `select status from gateway_payment where payment_id = ?`, [
      payment.id,
    ])
    if (known) return known.status === "kept" ? "paid" : "refund_due"
    return judge(trx, attempt, payment)
  })
}

async function judge(trx: Sql, attempt: Attempt, payment: GatewayPayment): Promise<Verdict> {
  const mismatch = mismatchOf(attempt, payment)
  if (mismatch) return sendBack(trx, attempt, payment, "mismatch", mismatch)
  if (attempt.razorpay_payment_id) return sendBack(trx, attempt, payment, "twice")
  if (attempt.status === "expired") {
    const otherIsActive = await one(
      trx,
      `select 1 from checkout_attempt where bag_key = ? and status in ('open', 'held', 'paid', 'placing')`,
      [attempt.bag_key],
    )
    const { short } = otherIsActive ? { short: ["superseded"] } : await holdAgain(trx, attempt)
    if (short.length)
      return sendBack(trx, attempt, payment, "late", otherIsActive ? "the bag had changed" : "the goods were gone")
  } else if (!["open", "held"].includes(attempt.status)) {
    return sendBack(trx, attempt, payment, "late", "nothing was owed")
  }
  await keep(trx, attempt, payment)
  return "paid"
}

function mismatchOf(attempt: Attempt, payment: GatewayPayment): string | null {
  if (payment.currency !== CHECKOUT.currency) return `currency ${payment.currency}`
  if (payment.amountPaise !== Number(attempt.amount_paise))
    return `amount ${payment.amountPaise}, owed ${attempt.amount_paise}`
  return null
}

/** Tries for the goods of a hold that ran out; a part of them is no use, so it is undone. */
async function holdAgain(trx: Sql, attempt: Attempt): Promise<{ short: string[] }> {
  await trx.raw(`savepoint hold_again`)
  const held = await holdStock(trx, attempt.id, needsOf(attempt.snapshot.lines))
  if (held.short.length) await trx.raw(`rollback to savepoint hold_again`)
  return held
}

async function keep(trx: Sql, attempt: Attempt, payment: GatewayPayment): Promise<void> {
  await record(trx, attempt, payment, "kept", "")
  await moveAttempt(trx, attempt.id, "paid", {
    razorpay_payment_id: payment.id,
    paid_at: new Date(),
    next_look_at: null,
    lease_until: null,
    tries: 0,
  })
}

async function sendBack(
  trx: Sql,
  attempt: Attempt,
  payment: GatewayPayment,
  reason: RefundReason,
  detail = "",
): Promise<Verdict> {
  await record(trx, attempt, payment, "refund_due", reason)
  // An attempt that is paid or placed stays so; the extra payment goes back beside it. A held one keeps its goods until the
  // hold ends: the shopper may still pay the right amount.
  if (attempt.status === "expired") await moveAttempt(trx, attempt.id, "refund_due", { next_look_at: null })
  await ring(trx, "payment.refund_due", { attemptId: attempt.id })
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
    `insert into gateway_payment (payment_id, attempt_id, razorpay_order_id, amount_paise, currency, method, status, reason) values (?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      payment.id,
      attempt.id,
      payment.orderId,
      payment.amountPaise,
      payment.currency,
      payment.method ?? "",
      status,
      reason,
    ],
  )
