import { readDetails } from "../queries/details"
import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { type Sql } from "@silai/kit/knex"

type Told = Partial<CheckoutDetails> & { /** Nothing stays of what was told before. */ forget?: boolean }

export async function keepDetails(sql: Sql, bagKey: string, told: Told): Promise<CheckoutDetails> {
  const before = (column: string) => (told.forget ? "null" : `checkout_details.${column}`)
  const asJson = (value: unknown) => (value ? JSON.stringify(value) : null)
  await sql.raw(
    `insert into checkout_details (bag_key, contact, address, delivery_method) values (?, ?::jsonb, ?::jsonb, ?)
     on conflict (bag_key) do update set contact = coalesce(excluded.contact, ${before("contact")}), address = coalesce(excluded.address, ${before("address")}),
       delivery_method = coalesce(excluded.delivery_method, ${before("delivery_method")}), updated_at = now()`,
    [bagKey, asJson(told.contact), asJson(told.address), told.deliveryMethod ?? null],
  )
  return readDetails(sql, bagKey)
}
