import { emitEvents } from "@silai/kit/events"
import { many, type Sql } from "@silai/kit/knex"

/** The hashes that limits count by stay: an account made again is not a new person. */
export async function forget(trx: Sql, customerId: string): Promise<void> {
  await trx.raw(`update coupon_claim set bag_key = null where bag_key = ?`, [customerId])
  // An empty list would mean: for everyone.
  const changed = await many<{ id: string }>(
    trx,
    `update coupon set customer_ids = case when cardinality(customer_ids) = 1 then customer_ids else array_remove(customer_ids, ?) end,
            state = case when cardinality(customer_ids) = 1 then 'archived' else state end, version = version + 1, updated_at = now()
      where customer_ids @> array[?]::text[] returning id`,
    [customerId, customerId],
  )
  await emitEvents(trx, { name: "silai.coupon.updated", data: changed })
}
