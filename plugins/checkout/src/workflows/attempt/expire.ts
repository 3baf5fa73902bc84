import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { enqueueOutbox } from "@silai/kit/outbox"
import { orderKeyOf } from "@silai/kit/signed-key"
import { type Attempt, lockAttempt, moveAttempt } from "./attempt"
import { freeCoupons } from "../coupon"
import { releaseStock } from "../stock/stock"

type Unpaid = Pick<Attempt, "id" | "gateway_order_id" | "snapshot">

/** Expires one hold and puts its goods back in stock; its coupon can be used again. The poller still looks for a late payment. */
export async function expireNext(container: MedusaContainer): Promise<boolean> {
  return databaseOf(container).transaction(async (trx) => {
    const attempt = await one<Unpaid>(
      trx,
      `select id, gateway_order_id, snapshot from checkout_attempt where status in ('open', 'held') and held_until < now() order by held_until limit 1 for update skip locked`,
    )
    if (!attempt) return false
    await expire(container, trx, attempt)
    await tellUnfinished(trx, attempt)
    return true
  })
}

/** Expires these holds, each in a transaction of its own; what was paid meanwhile stays. */
export async function expireAll(container: MedusaContainer, attemptIds: readonly string[]): Promise<void> {
  for (const attemptId of attemptIds)
    await databaseOf(container).transaction(async (trx) => {
      const attempt = await lockAttempt(trx, attemptId)
      if (attempt?.status === "open" || attempt?.status === "held") await expire(container, trx, attempt)
    })
}

/** A mail to whoever came to the payment and let its time run out, once a day at most. */
async function tellUnfinished(trx: Sql, { id, gateway_order_id, snapshot }: Unpaid): Promise<void> {
  if (!gateway_order_id) return
  const { name, email } = snapshot.contact
  const day = new Date().toISOString().slice(0, 10)
  await enqueueOutbox(trx, "payment.unfinished", `payment.unfinished:${email}:${day}`, {
    name,
    email,
    // Behind the #, so that no server's log contains the key.
    againPath: `/mybag#again=${id}.${orderKeyOf(id)}`,
    lines: snapshot.lines.map(({ name, size, quantity }) => ({ name, size, quantity })),
  })
}

/** Ends an unpaid attempt, whose row lock the caller holds. */
export async function expire(
  container: MedusaContainer,
  trx: Sql,
  attempt: Pick<Attempt, "id" | "snapshot">,
): Promise<void> {
  await freeCoupons(container, trx, [attempt])
  const { missed } = await releaseStock(trx, attempt, { why: "let_go" })
  if (missed.length) log("error", "held goods had no stock level", { attempt: attempt.id, items: missed })
  await moveAttempt(trx, attempt.id, "expired", { lease_until: null })
}
