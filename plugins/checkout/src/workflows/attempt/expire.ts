import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { type Attempt, moveAttempt } from "./attempt"
import { freeCoupons } from "../coupon"
import { releaseStock } from "../stock/stock"

/** Expires one hold and puts its goods back in stock; its coupon can be used again. The poller still looks for a late payment. */
export async function expireNext(container: MedusaContainer): Promise<boolean> {
  return databaseOf(container).transaction(async (trx) => {
    const attempt = await one<Pick<Attempt, "id" | "snapshot">>(
      trx,
      `select id, snapshot from checkout_attempt where status in ('open', 'held') and held_until < now() order by held_until limit 1 for update skip locked`,
    )
    if (!attempt) return false
    await expire(container, trx, attempt)
    return true
  })
}

/** Ends an unpaid attempt, whose row lock the caller holds. */
export async function expire(
  container: MedusaContainer,
  trx: Sql,
  attempt: Pick<Attempt, "id" | "snapshot">,
): Promise<void> {
  await freeCoupons(container, trx, [attempt])
  const { missed } = await releaseStock(trx, attempt.id)
  if (missed.length) log("error", "held goods had no stock level", { attempt: attempt.id, items: missed })
  await moveAttempt(trx, attempt.id, "expired", { lease_until: null })
}
