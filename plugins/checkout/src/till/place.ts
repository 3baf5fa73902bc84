import type { MedusaContainer } from "@medusajs/framework/types"
import { crashPoint } from "@silai/kit/crash-point"
import { databaseOf, one, type Database, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { ring, tell } from "@silai/kit/outbox"
import { type Attempt, lockAttempt, moveAttempt } from "./attempt"
import { makeOrder } from "./make-order"
import { bagsOf, orderDeskOf, type PlacedOrder } from "./ports"
import { releaseStock } from "./stock"

/** Failed placings before the money goes back. At one try a second with growing pauses this is some minutes. */
const mostTries = 12
const leaseSeconds = 30

/** Takes one paid attempt (or one whose placer died) and places it. Says whether there was one. */
export async function placeNext(container: MedusaContainer): Promise<boolean> {
  const database = databaseOf(container)
  const claimed = await claim(
    database,
    `id = (select id from checkout_attempt
    where status in ('paid', 'placing') and (lease_until is null or lease_until < now()) order by updated_at for update skip locked limit 1)`,
  )
  if (claimed) await placeClaimed(container, claimed)
  return claimed !== null
}

/** Places this attempt now if it is paid and nobody else is at it; the worker would a moment later. */
export async function placeNow(container: MedusaContainer, attemptId: string): Promise<void> {
  const claimed = await claim(
    databaseOf(container),
    `id = ? and status in ('paid', 'placing') and (lease_until is null or lease_until < now())`,
    [attemptId],
  )
  if (claimed) await placeClaimed(container, claimed)
}

const claim = (database: Database, which: string, bindings: unknown[] = []) =>
  one<Attempt>(
    database,
    `update checkout_attempt set status = 'placing', tries = tries + 1, lease_until = now() + make_interval(secs => ${leaseSeconds}) where ${which} returning *`,
    bindings,
  )

async function placeClaimed(container: MedusaContainer, claimed: Attempt): Promise<void> {
  const database = databaseOf(container)
  crashPoint("after-lease")
  try {
    await database.transaction((trx) => place(container, trx, claimed.id))
    crashPoint("after-placed")
  } catch (error) {
    log("error", "placing failed", {
      attempt: claimed.id,
      tries: claimed.tries,
      cause: error instanceof Error ? error.stack : JSON.stringify(error),
    })
    await database.transaction((trx) => retryOrSendBack(trx, claimed.id, error))
  }
}

/**
 * The order, its reservation, its payment, our own record of it and what is to be told: one transaction, so a crash at any
 * point leaves either a paid attempt that is placed again, or a whole order.
 */
async function place(container: MedusaContainer, trx: Sql, attemptId: string): Promise<void> {
  const attempt = await lockAttempt(trx, "id", attemptId)
  if (attempt?.status !== "placing") return
  // Held goods become reserved goods under the same row locks: nobody can take them in between.
  await releaseStock(trx, attempt.id)
  crashPoint("after-release")
  const made = await makeOrder(container, trx, attempt)
  const payment = await one<{ method: string; captured_at: Date }>(
    trx,
    `select method, captured_at from gateway_payment where payment_id = ?`,
    [attempt.razorpay_payment_id],
  )
  const placed: PlacedOrder = {
    orderId: made.orderId,
    displayId: made.displayId,
    attemptId: attempt.id,
    customerId: attempt.customer_id,
    sessionId: attempt.session_id,
    snapshot: attempt.snapshot,
    amountPaise: Number(attempt.amount_paise),
    payment: {
      razorpayOrderId: attempt.razorpay_order_id!,
      razorpayPaymentId: attempt.razorpay_payment_id!,
      method: payment?.method ?? "",
      paidAt: (payment?.captured_at ?? new Date()).toISOString(),
    },
  }
  await orderDeskOf(container).recordPlaced(trx, placed)
  if (attempt.customer_id) await bagsOf(container).takeOut(trx, attempt.customer_id, attempt.snapshot.lines)
  crashPoint("after-record")
  await moveAttempt(trx, attempt.id, "placed", { order_id: made.orderId, lease_until: null, last_error: null })
  await tell(trx, "engine.event", `order.placed:${made.orderId}`, { name: "order.placed", data: { id: made.orderId } })
  await ring(trx, "order.changed", { orderId: made.orderId })
  crashPoint("before-commit")
}

async function retryOrSendBack(trx: Sql, attemptId: string, error: unknown): Promise<void> {
  const attempt = await lockAttempt(trx, "id", attemptId)
  if (attempt?.status !== "placing") return
  const last_error = String(error instanceof Error ? error.message : error).slice(0, 500)
  if (attempt.tries < mostTries) {
    const pause = Math.min(60, 2 ** attempt.tries)
    await trx.raw(
      `update checkout_attempt set last_error = ?, lease_until = now() + make_interval(secs => ?) where id = ?`,
      [last_error, pause, attemptId],
    )
    return
  }
  await releaseStock(trx, attemptId)
  await trx.raw(
    `update gateway_payment set status = 'refund_due', reason = 'other', next_at = now() where attempt_id = ? and status = 'kept'`,
    [attemptId],
  )
  await moveAttempt(trx, attemptId, "refund_due", { last_error, lease_until: null })
  await ring(trx, "payment.refund_due", { attemptId })
}
