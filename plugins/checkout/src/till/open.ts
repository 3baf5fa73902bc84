import type { MedusaContainer } from "@medusajs/framework/types"
import { CHECKOUT } from "@silai/contracts/checkout/limits"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { crashPoint } from "@silai/kit/crash-point"
import { newId } from "@silai/kit/ids"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { refuse, refuseWith } from "@silai/kit/refuse"
import { type Attempt, moveAttempt } from "./attempt"
import { fingerprintOf } from "./fingerprint"
import { gatewayOf, type Snapshot } from "./ports"
import { holdStock, needsOf, releaseStock } from "./stock"

type Buyer = { bagKey: string; sessionId: string; customerId: string | null }

/** An attempt about to run out would leave no time to pay. */
const worthReusingSeconds = 90

/**
 * Holds the goods of a purchase and opens its payment order at Razorpay; asking again for the same purchase gives the same one.
 * Stock and price are taken in one transaction, before Razorpay hears of it, so no network call ever waits on a lock.
 * @throws checkout.unavailable (with `outOfStockItems`), checkout.already_paid, checkout.gateway_down.
 */
export async function openAttempt(container: MedusaContainer, buyer: Buyer, snapshot: Snapshot): Promise<Attempt> {
  const database = databaseOf(container)
  const attempt = await database.transaction((trx) => takeGoods(trx, buyer, snapshot))
  crashPoint("after-hold")
  return attempt.razorpay_order_id ? attempt : openAtGateway(container, attempt)
}

async function takeGoods(trx: Sql, buyer: Buyer, snapshot: Snapshot): Promise<Attempt> {
  // The bag's own lock: two tabs that pay at once form a queue here, and the second finds the first's attempt.
  await trx.raw(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [buyer.bagKey])
  const fingerprint = fingerprintOf(snapshot)
  const active = await one<Attempt & { lasts: boolean }>(
    trx,
    `select *, held_until > now() + make_interval(secs => ?) as lasts from checkout_attempt
      where bag_key = ? and status in ('open', 'held', 'paid', 'placing') for update`,
    [worthReusingSeconds, buyer.bagKey],
  )
  if (active && ["paid", "placing"].includes(active.status))
    throw refuseWith({ attemptId: active.id }, checkoutRefusals.already_paid)
  if (active?.fingerprint === fingerprint && active.lasts) return active
  if (active) {
    await releaseStock(trx, active.id)
    await moveAttempt(trx, active.id, "expired")
  }
  return insertAttempt(trx, buyer, snapshot, fingerprint)
}

async function insertAttempt(trx: Sql, buyer: Buyer, snapshot: Snapshot, fingerprint: string): Promise<Attempt> {
  const attempt = await one<Attempt>(
    trx,
    `insert into checkout_attempt (id, bag_key, session_id, customer_id, fingerprint, snapshot, amount_paise, status, held_until)
     values (?, ?, ?, ?, ?, ?::jsonb, ?, 'open', now() + make_interval(mins => ?)) returning *`,
    [
      newId("chk"),
      buyer.bagKey,
      buyer.sessionId,
      buyer.customerId,
      fingerprint,
      JSON.stringify(snapshot),
      snapshot.totals.totalPaise,
      CHECKOUT.holdMinutes,
    ],
  )
  const { short } = await holdStock(trx, attempt!.id, needsOf(snapshot.lines))
  if (short.length) {
    const gone = snapshot.lines.filter((line) => line.inventoryItemId && short.includes(line.inventoryItemId))
    throw refuseWith(
      { outOfStockItems: gone.map((line) => ({ variantId: line.colourwayId, size: line.size, name: line.name })) },
      checkoutRefusals.unavailable,
    )
  }
  return attempt!
}

const leaseSeconds = 10

/** One caller opens the payment order; the others, and a retry after a crash, wait for it or take over when it is late. */
async function openAtGateway(container: MedusaContainer, attempt: Attempt): Promise<Attempt> {
  const database = databaseOf(container)
  const giveUpAt = Date.now() + leaseSeconds * 1000
  while (Date.now() < giveUpAt) {
    const mine = await one<Attempt>(
      database,
      `update checkout_attempt set lease_until = now() + make_interval(secs => ?)
        where id = ? and status = 'open' and (lease_until is null or lease_until < now()) returning *`,
      [leaseSeconds, attempt.id],
    )
    if (mine) return createPaymentOrder(container, mine)
    const seen = await one<Attempt>(database, `select * from checkout_attempt where id = ?`, [attempt.id])
    if (seen?.razorpay_order_id) return seen
    if (seen?.status !== "open") break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw refuse(checkoutRefusals.gateway_down)
}

async function createPaymentOrder(container: MedusaContainer, attempt: Attempt): Promise<Attempt> {
  const database = databaseOf(container)
  try {
    const order = await gatewayOf(container).client.createOrder({
      amountPaise: Number(attempt.amount_paise),
      receipt: attempt.id,
      notes: { attempt_id: attempt.id },
    })
    crashPoint("after-gateway-order")
    const held = await one<Attempt>(
      database,
      `update checkout_attempt
          set status = 'held', razorpay_order_id = ?, lease_until = null, updated_at = now(), next_look_at = now() + make_interval(secs => ?)
        where id = ? and status = 'open' returning *`,
      [order.id, CHECKOUT.pollAfterSeconds, attempt.id],
    )
    if (held) return held
  } catch (error) {
    log("warn", "payment order not opened", { attempt: attempt.id, cause: String(error) })
    await database.raw(
      `update checkout_attempt set lease_until = null, last_error = ? where id = ? and status = 'open'`,
      [String(error).slice(0, 300), attempt.id],
    )
  }
  throw refuse(checkoutRefusals.gateway_down)
}
