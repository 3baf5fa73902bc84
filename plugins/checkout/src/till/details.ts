import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { one, type Sql } from "@silai/kit/knex"

/** What this bag's shopper has told so far; each step of the checkout survives reload, Back and a second tab because it lies here. */
export async function readDetails(sql: Sql, bagKey: string): Promise<CheckoutDetails> {
  const row = await one<CheckoutDetails>(
    sql,
    `select contact, address, delivery_method as "deliveryMethod" from checkout_details where bag_key = ?`,
    [bagKey],
  )
  return row ?? { contact: null, address: null, deliveryMethod: null }
}

export async function keepDetails(sql: Sql, bagKey: string, told: Partial<CheckoutDetails>): Promise<CheckoutDetails> {
  const asJson = (value: unknown) => (value ? JSON.stringify(value) : null)
  await sql.raw(
    `insert into checkout_details (bag_key, contact, address, delivery_method) values (?, ?::jsonb, ?::jsonb, ?)
     on conflict (bag_key) do update set contact = coalesce(excluded.contact, checkout_details.contact), address = coalesce(excluded.address, checkout_details.address),
       delivery_method = coalesce(excluded.delivery_method, checkout_details.delivery_method), updated_at = now()`,
    [bagKey, asJson(told.contact), asJson(told.address), told.deliveryMethod ?? null],
  )
  return readDetails(sql, bagKey)
}
