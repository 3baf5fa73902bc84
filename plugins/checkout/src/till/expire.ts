import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf, one } from "@silai/kit/knex"
import { moveAttempt } from "./attempt"
import { releaseStock } from "./stock"

/** Ends one hold that ran out and puts its goods back on the shelf. A payment that still comes is looked for all the same. */
export async function expireNext(container: MedusaContainer): Promise<boolean> {
  return databaseOf(container).transaction(async (trx) => {
    const attempt = await one<{ id: string }>(
      trx,
      `select id from checkout_attempt where status in ('open', 'held') and held_until < now() order by held_until limit 1 for update skip locked`,
    )
    if (!attempt) return false
    await releaseStock(trx, attempt.id)
    await moveAttempt(trx, attempt.id, "expired", { lease_until: null })
    return true
  })
}
