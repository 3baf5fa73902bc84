import type { MedusaContainer } from "@medusajs/framework/types"
import { queueDaysOf } from "@silai/contracts/checkout/working-days"
import { SEWING_ROLES } from "@silai/contracts/staff/sewing"
import { databaseOf } from "@silai/kit/knex"

/**
 * The working days by which the workshop's queue delays this many more pieces; 0 while no one's daily number of pieces
 * is set.
 */
export async function queueDaysFor(container: MedusaContainer, pieces: number): Promise<number> {
  const sql = databaseOf(container)
  const perDay = await container.resolve("account").piecesPerDay(sql, SEWING_ROLES)
  if (perDay === 0) return 0
  return queueDaysOf({ pieces: pieces + (await container.resolve("silai_order").piecesToSew(sql)), perDay })
}
