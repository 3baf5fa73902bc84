import type { MedusaContainer } from "@medusajs/framework/types"
import { queueDaysOf } from "@silai/contracts/checkout/working-days"
import { SEWING_ROLES } from "@silai/contracts/staff/sewing"
import { databaseOf } from "@silai/kit/knex"

/** Working days that the workshop's queue adds to so many more pieces that are made; 0 unless its people's days are set, and full. */
export async function queueDaysFor(container: MedusaContainer, pieces: number): Promise<number> {
  const sql = databaseOf(container)
  const perDay = await container.resolve("account").piecesPerDay(sql, SEWING_ROLES)
  if (perDay === 0) return 0
  return queueDaysOf({ pieces: pieces + (await container.resolve("silai_order").piecesToSew(sql)), perDay })
}
