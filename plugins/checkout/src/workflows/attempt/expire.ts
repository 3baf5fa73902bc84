import type { MedusaContainer } from "@medusajs/framework/types"
import { dayTextInIndia } from "@silai/contracts/india"
import { present } from "@silai/contracts/present"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { enqueueOutbox, notifyLive } from "@silai/kit/outbox"
import { orderKeyOf } from "@silai/kit/signed-key"
import { type Attempt, lockAttempt, moveAttempt } from "./attempt"
import { freeCoupons } from "../coupon"
import { releaseStock } from "../stock/stock"

type Unpaid = Pick<Attempt, "id" | "customer_id" | "gateway_order_id" | "snapshot" | "phone_order" | "piece_change">

/** Expires one hold and puts its goods back in stock; its coupon can be used again. The poller still looks for a late payment. */
export async function expireNext(container: MedusaContainer): Promise<boolean> {
  return databaseOf(container).transaction(async (trx) => {
    const attempt = await one<Unpaid>(
      trx,
      `select id, customer_id, gateway_order_id, snapshot, phone_order, piece_change from checkout_attempt where status in ('open', 'held') and held_until < now() order by held_until limit 1 for update skip locked`,
    )
    if (!attempt) return false
    await expire(container, trx, attempt)
    await mailUnfinished(trx, attempt)
    return true
  })
}

/** Expires these holds, each in its own transaction; those paid in the meantime stay. */
export async function expireAll(container: MedusaContainer, attemptIds: readonly string[]): Promise<void> {
  for (const attemptId of attemptIds)
    await databaseOf(container).transaction(async (trx) => {
      const attempt = await lockAttempt(trx, attemptId)
      if (attempt?.status === "open" || attempt?.status === "held") await expire(container, trx, attempt)
    })
}

/** A mail to a shopper who came to the payment and let its time run out, once a day at most. */
export async function mailUnfinished(
  trx: Sql,
  { id, customer_id: customerId, gateway_order_id, snapshot, piece_change }: Unpaid,
): Promise<void> {
  // A buyer who is asked to pay for one piece more has an order, and no bag that waits.
  if (!gateway_order_id || piece_change) return
  // The buyer's bank has blocked the money: "not paid" would be untrue, and staff see it in the list of mismatches.
  if (
    await one(
      trx,
      `select 1 from payment_mismatch where attempt_id = ? and kind = 'payment_authorized' and closed_at is null`,
      [id],
    )
  )
    return
  const { name, email } = snapshot.contact
  if (await hasPaidElsewhere(trx, id, email)) return
  await enqueueOutbox(trx, "payment.unfinished", `payment.unfinished:${email}:${dayTextInIndia(Date.now())}`, {
    name,
    email,
    customerId,
    // Behind the #, so that no server's log contains the key.
    againPath: `/mybag#again=${id}.${orderKeyOf(id)}`,
    lines: snapshot.lines.map(({ name, size, quantity }) => ({ name, size, quantity })),
  })
}

/** Whether an order came of another device since: "nothing was ordered" would be untrue. */
const hasPaidElsewhere = async (trx: Sql, attemptId: string, email: string): Promise<boolean> =>
  (await one(
    trx,
    `select 1 from checkout_attempt other join checkout_attempt mine on mine.id = ?
      where other.id <> mine.id and other.snapshot -> 'contact' ->> 'email' = ? and other.paid_at > mine.created_at
        and other.status in ('paid', 'placing', 'placed') limit 1`,
    [attemptId, email],
  )) !== null

/** Ends an unpaid attempt, whose row lock the caller holds. */
export async function expire(
  container: MedusaContainer,
  trx: Sql,
  attempt: Pick<Attempt, "id" | "snapshot" | "phone_order" | "piece_change">,
): Promise<void> {
  const { snapshot, piece_change: change } = attempt
  // Before the stock is locked, in the same order as a paid piece is added.
  if (change)
    await container.resolve("silai_order").pieceLeftOut(trx, {
      id: change.id,
      orderId: change.orderId,
      line: present(snapshot.lines[0], "the piece of a change"),
      duePaise: snapshot.totals.totalPaise,
    })
  await freeCoupons(container, trx, [attempt])
  const { missed } = await releaseStock(trx, attempt, { why: "released" })
  if (missed.length) log("error", "held goods had no stock level", { attempt: attempt.id, items: missed })
  await moveAttempt(trx, attempt.id, "expired", { lease_until: null })
  if (attempt.phone_order) await notifyLive(trx, "phone-order.changed", { attemptId: attempt.id })
  if (change) await notifyLive(trx, "order.changed", { orderId: change.orderId })
}
