import { readDetails } from "../queries/details"
import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { type Sql } from "@silai/kit/knex"

type Told = Partial<CheckoutDetails> & { /** What was told before goes first. */ forget?: boolean }

export async function keepDetails(sql: Sql, bagKey: string, told: Told): Promise<CheckoutDetails> {
  if (told.forget) await sql.raw(`delete from checkout_details where bag_key = ?`, [bagKey])
  const asJson = (value: unknown) => (value ? JSON.stringify(value) : null)
  await sql.raw(
    `insert into checkout_details (bag_key, contact, address, delivery_method) values (?, ?::jsonb, ?::jsonb, ?)
     on conflict (bag_key) do update set contact = coalesce(excluded.contact, checkout_details.contact), address = coalesce(excluded.address, checkout_details.address),
       delivery_method = coalesce(excluded.delivery_method, checkout_details.delivery_method), updated_at = now()`,
    [bagKey, asJson(told.contact), asJson(told.address), told.deliveryMethod ?? null],
  )
  return readDetails(sql, bagKey)
}
