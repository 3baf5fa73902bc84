import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf, many, type Sql } from "@silai/kit/knex"
import { lockTallies, updateRatings } from "./rate"
import { publish } from "./shop"

/** One at a time for each customer: a review is written before a delivery marks it, or after. */
export const lockVerifying = (trx: Sql, customerId: string) =>
  trx.raw(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [`review verifying ${customerId}`])

/** Marks the customer's reviews of what was delivered to them as those of a verified buyer: from now on they are rated. */
export function markVerified(container: MedusaContainer, customerId: string): Promise<void> {
  return databaseOf(container).transaction(async (trx) => {
    await lockVerifying(trx, customerId)
    const received = await container.resolve("silai_order").receivedBy(trx, customerId)
    const catalogue = container.resolve("catalogue")
    const styles = await catalogue.stylesOf(received, trx)
    const rows = await many<{ id: string; style_id: string }>(
      trx,
      `select id, style_id from review where customer_id = ? and style_id = any(?::text[]) and not is_verified order by id for update`,
      [customerId, styles.map(({ _id }) => _id)],
    )
    if (!rows.length) return
    const [ids, styleIds] = [rows.map(({ id }) => id), rows.map(({ style_id }) => style_id)]
    await lockTallies(trx, styleIds)
    await trx.raw(`update review set is_verified = true where id = any(?::text[])`, [ids])
    await publish(trx, "silai.review.updated", ids)
    await updateRatings(catalogue, trx, styleIds)
  })
}
