import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf, one } from "@silai/kit/knex"
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
    await freeCoupons(container, trx, [attempt])
    const { missed } = await releaseStock(trx, attempt.id)
    if (missed.length) log("error", "held goods had no stock level", { attempt: attempt.id, items: missed })
    await moveAttempt(trx, attempt.id, "expired", { lease_until: null })
    return true
  })
}
