import { goodsKey } from "@silai/contracts/bag/same-goods"
import type { Goods } from "@silai/contracts/bag/service"
import type { Sql } from "@silai/kit/knex"
import { lockBag } from "./lock"

const same = `b.customer_id = ? and b.colourway_id = w.colourway_id and b.size_key = w.size_key`

/**
 * Removes the ordered goods from a customer's bag, in the ordered quantity. Other lines, and units added since, stay.
 */
export async function takeOut(trx: Sql, customerId: string, goods: readonly Goods[]): Promise<void> {
  await lockBag(trx, customerId)
  const wanted = goods.map(({ colourwayId, size, measurement, quantity }) => ({
    colourway_id: colourwayId,
    size_key: goodsKey(measurement ?? size),
    quantity,
  }))
  await trx.raw(
    `with wanted as (
       select colourway_id, size_key, sum(quantity)::int as quantity
         from jsonb_to_recordset(?::jsonb) as one (colourway_id text, size_key text, quantity int) group by colourway_id, size_key),
     gone as (delete from bag_line b using wanted w where ${same} and b.quantity <= w.quantity)
     update bag_line b set quantity = b.quantity - w.quantity, changed_at = now() from wanted w where ${same} and b.quantity > w.quantity`,
    [JSON.stringify(wanted), customerId, customerId],
  )
}
