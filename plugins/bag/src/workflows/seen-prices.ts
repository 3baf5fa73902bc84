import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf } from "@silai/kit/knex"
import { toPaise } from "@silai/kit/money"

/**
 * Records the prices that the shopper was shown, in rupees. They do not affect what is paid, so no event is sent; a
 * line that has left the bag is skipped.
 */
export async function recordSeen(
  container: MedusaContainer,
  customerId: string,
  lines: readonly { _id: string; price: number }[],
): Promise<void> {
  const seen = lines.map(({ _id, price }) => ({ id: _id, seen_paise: toPaise(price) }))
  await databaseOf(container).raw(
    `update bag_line b set seen_paise = s.seen_paise
       from jsonb_to_recordset(?::jsonb) as s (id text, seen_paise int) where b.id = s.id and b.customer_id = ?`,
    [JSON.stringify(seen), customerId],
  )
}
