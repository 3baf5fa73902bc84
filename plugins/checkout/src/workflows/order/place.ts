import { setTimeout } from "node:timers/promises"
import { emitEvents } from "@silai/kit/events"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type BackOff, pauseAfter } from "@silai/kit/back-off"
import { crashPoint } from "@silai/kit/crash-point"
import { databaseOf, many, one, type Database, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { span } from "@silai/kit/tracing"
import { notifyLive } from "@silai/kit/outbox"
import { type AskedChange, type Attempt, lockAttempt, moveAttempt } from "../attempt/attempt"
import { expireAll } from "../attempt/expire"
import { hadProven } from "../attempt/same-person"
import { endFirstOrderHolds, freeCoupons, redeemCoupon } from "../coupon"
import { endOrderedDetails } from "../details"
import { recordCodDue } from "../cod/due"
import { addPiece } from "../piece-change/add-piece"
import { changePiecesWorkflow } from "../piece-change/workflows"
import { createEngineOrder } from "./engine-order"
import { placeOrderWorkflow } from "./workflows"
import { gatewayOf } from "../payment/gateway"
import type { PlacedOrder } from "@silai/contracts/order/service"
import { releaseStock } from "../stock/stock"
import { CHECKOUT, type RefundReason } from "@silai/contracts/checkout/limits"
import { present } from "@silai/contracts/present"

/** Failed placings before the payment is refunded. With growing pauses, starting at a second, this is some minutes. */
const mostTries = 12
const leaseSeconds = 30
const RETRY: BackOff = { first: 2, longest: 60 }
/** The pause between two reads while a worker places it. */
const pauseMs = 250

/** Takes one paid attempt (or one whose worker died) and places it. Returns whether there was one. */
export async function placeNextOrder(container: MedusaContainer): Promise<boolean> {
  const database = databaseOf(container)
  const claimed = await claim(
    database,
    `id = (select id from checkout_attempt
    where status in ('paid', 'placing') and (lease_until is null or lease_until < now()) order by updated_at for update skip locked limit 1)`,
  )
  if (claimed) await placeClaimed(container, claimed)
  return claimed !== null
}

/**
 * Places this attempt now if it is paid. The payment's report wakes a worker too: if the worker was first, waits for it
 * to finish, so that the reply has the order and not the state "placing".
 */
export async function placeOrder(container: MedusaContainer, attemptId: string): Promise<void> {
  const database = databaseOf(container)
  const claimed = await claim(
    database,
    `id = ? and status in ('paid', 'placing') and (lease_until is null or lease_until < now())`,
    [attemptId],
  )
  if (claimed) await placeClaimed(container, claimed)
  else await waitForWorker(database, attemptId)
}

/** An attempt with an error waits for its next try, so there is no worker to wait for. */
async function waitForWorker(database: Database, attemptId: string): Promise<void> {
  const until = Date.now() + CHECKOUT.waitForWorkerMs
  const beingPlaced = () =>
    one(database, `select 1 from checkout_attempt where id = ? and status = 'placing' and last_error is null`, [
      attemptId,
    ])
  while (Date.now() < until && (await beingPlaced())) await setTimeout(pauseMs)
}

const claim = (database: Database, which: string, bindings: unknown[] = []) =>
  one<Attempt>(
    database,
    `update checkout_attempt set status = 'placing', tries = tries + 1, lease_until = now() + make_interval(secs => ${leaseSeconds}) where ${which} returning *`,
    bindings,
  )

/** Part of the checkout's trace, whichever process places it. */
const placeClaimed = (container: MedusaContainer, claimed: Attempt): Promise<void> =>
  span("place order", { attempt: claimed.id }, () => placeOrRetry(container, claimed), claimed.traceparent)

async function placeOrRetry(container: MedusaContainer, claimed: Attempt): Promise<void> {
  const database = databaseOf(container)
  crashPoint("after-lease")
  try {
    const placed = await database.transaction((trx) => createOrder(container, trx, claimed.id))
    crashPoint("after-placed")
    if (placed) {
      placed.runHooks()
      // Their time has ended with the order: if this fails, the worker does it.
      await expireAll(container, placed.ended).catch((error: unknown) =>
        log("warn", "holds not ended", { attempts: placed.ended, cause: String(error) }),
      )
    }
  } catch (error) {
    log("error", "placing failed", {
      attempt: claimed.id,
      tries: claimed.tries,
      cause: error instanceof Error ? error.stack : JSON.stringify(error),
    })
    await database.transaction((trx) => retryOrRefund(container, trx, claimed.id, error))
  }
}

/** `ended`: holds of the same person that this order ends. */
type Placed = { runHooks: () => void; ended: string[] }

/**
 * The order, its reservation, its payment, our own record of it and its outbox rows in one transaction, so that a crash
 * at any point leaves either a paid attempt that is placed again, or a whole order.
 */
async function createOrder(container: MedusaContainer, trx: Sql, attemptId: string): Promise<Placed | null> {
  const attempt = await lockAttempt(trx, attemptId)
  if (attempt?.status !== "placing") return null
  if (attempt.piece_change) return addPieceOrRefund(container, trx, attempt, attempt.piece_change)
  const made = await createEngineOrder(container, trx, attempt)
  const payment = await one<{ method: string; captured_at: Date }>(
    trx,
    `select method, captured_at from gateway_payment where gateway = ? and payment_id = ?`,
    [attempt.gateway, attempt.gateway_payment_id],
  )
  const placed: PlacedOrder = {
    orderId: made.orderId,
    displayId: made.displayId,
    attemptId: attempt.id,
    customerId: attempt.customer_id,
    sessionId: attempt.session_id,
    isPhoneProven: await hadProven(container, trx, attempt),
    snapshot: attempt.snapshot,
    amountPaise: attempt.snapshot.cod ? attempt.snapshot.totals.totalPaise : Number(attempt.amount_paise),
    payment: {
      gateway: attempt.gateway,
      gatewayOrderId: present(attempt.gateway_order_id, "the payment order of a paid attempt"),
      gatewayPaymentId: present(attempt.gateway_payment_id, "the payment of a paid attempt"),
      method: payment?.method ?? "",
      paidAt: (payment?.captured_at ?? new Date()).toISOString(),
      ...((gatewayOf(container, attempt).payWords.later || attempt.snapshot.cod) && { later: true as const }),
      ...(attempt.snapshot.cod?.nowPaise && { nowPaise: attempt.snapshot.cod.nowPaise }),
    },
    ...(attempt.phone_order && { takenBy: attempt.phone_order.by }),
  }
  await container.resolve("silai_order").recordOrder(trx, placed)
  if (attempt.customer_id) await container.resolve("bag").takeOut(trx, attempt.customer_id, attempt.snapshot.lines)
  await endOrderedDetails(trx, attempt)
  await redeemCoupon(container, trx, attempt, made.orderId)
  const ended = await endFirstOrderHolds(container, trx, attempt)
  crashPoint("after-record")
  await moveAttempt(trx, attempt.id, "placed", { order_id: made.orderId, lease_until: null, last_error: null })
  await recordCodDue(container, trx, attempt, made.orderId)
  await notifyLive(trx, "order.changed", { orderId: made.orderId })
  // Last, because every buyer of these sizes waits from here until the commit. Held goods become reserved goods under
  // the same row locks, so no one can take them in between.
  const { missed, levels } = await releaseStock(trx, attempt, { why: "ordered", orderId: made.orderId })
  if (missed.length) throw new Error(`Held goods had no stock level: ${missed.join(", ")}`)
  crashPoint("after-release")
  const reservationIds = await made.reserve(levels)
  crashPoint("after-reserve")
  const order_id = made.orderId
  await emitEvents(
    trx,
    { name: "payment.captured", data: [{ id: made.paymentId }] },
    { name: "reservation-item.created", data: reservationIds.map((id) => ({ id, order_id })) },
    { name: "inventory-level.updated", data: levels.map(({ levelId: id }) => ({ id, order_id })) },
    { name: "order.placed", data: [{ id: order_id }] },
  )
  crashPoint("before-commit")
  return { runHooks: () => runOrderHooks(container, placed), ended }
}

/** Adds a paid piece to its order; where the order can no longer take it, its money is refunded. */
async function addPieceOrRefund(
  container: MedusaContainer,
  trx: Sql,
  attempt: Attempt,
  change: AskedChange,
): Promise<Placed | null> {
  const why = await addPiece(container, trx, attempt, change)
  if (why !== null) {
    await refundUnplaced(container, trx, attempt, why)
    return null
  }
  const { customer_id: customerId, snapshot } = attempt
  const { id: changeId, orderId, out: insteadOf } = change
  const input = { orderId, customerId, snapshot, insteadOf }
  const runHooks = () =>
    void changePiecesWorkflow.runDoneHooks(container, input, snapshot.additionalData, { orderId, changeId })
  return { runHooks, ended: [] }
}

/** Runs operators' hooks while the caller continues: a paid order must not wait for them. */
function runOrderHooks(container: MedusaContainer, { orderId, displayId, customerId, snapshot }: PlacedOrder): void {
  const { additionalData } = snapshot
  void placeOrderWorkflow.runDoneHooks(container, { customerId, snapshot }, additionalData, { orderId, displayId })
}

async function retryOrRefund(container: MedusaContainer, trx: Sql, attemptId: string, error: unknown): Promise<void> {
  const attempt = await lockAttempt(trx, attemptId)
  if (attempt?.status !== "placing") return
  const last_error = String(error instanceof Error ? error.message : error).slice(0, 500)
  if (attempt.tries < mostTries) {
    await trx.raw(
      `update checkout_attempt set last_error = ?, lease_until = now() + make_interval(secs => ?) where id = ?`,
      [last_error, pauseAfter(RETRY, attempt.tries), attemptId],
    )
    return
  }
  await refundUnplaced(container, trx, attempt, last_error)
}

/** Gives up on an order: releases goods and coupon, and refunds the money. The caller holds the attempt's lock. */
export async function refundUnplaced(
  container: MedusaContainer,
  trx: Sql,
  attempt: Attempt,
  why: string,
): Promise<void> {
  const attemptId = attempt.id
  await freeCoupons(container, trx, [attempt])
  const { missed } = await releaseStock(trx, attempt, { why: "released" })
  if (missed.length) log("error", "held goods had no stock level", { attempt: attemptId, items: missed })
  const due = await many<{ id: string; attempt_id: string }>(
    trx,
    `update gateway_payment set status = 'refund_due', reason = ?, next_at = now() where attempt_id = ? and status = 'kept' returning payment_id as id, attempt_id`,
    ["other" satisfies RefundReason, attemptId],
  )
  await emitEvents(trx, { name: "silai.payment.refund_due", data: due })
  await moveAttempt(trx, attemptId, "refund_due", { last_error: why, lease_until: null })
  await notifyLive(trx, "payment.refund_due", { attemptId })
}
