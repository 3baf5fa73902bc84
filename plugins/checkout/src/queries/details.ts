import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { one, type Sql } from "@silai/kit/knex"

/**
 * The details that this bag's shopper has entered so far. They are stored on the server, so every checkout step
 * survives a reload, Back and a second tab.
 */
export async function readDetails(sql: Sql, bagKey: string): Promise<CheckoutDetails> {
  const row = await one<CheckoutDetails>(
    sql,
    `select contact, address, delivery_method as "deliveryMethod",
            md5(jsonb_build_array(contact, address, delivery_method)::text) as version,
            over_at is not null as "isOver" from checkout_details where bag_key = ?`,
    [bagKey],
  )
  return row ?? { contact: null, address: null, deliveryMethod: null }
}
