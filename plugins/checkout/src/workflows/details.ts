import { readDetails } from "../queries/details"
import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { type Sql } from "@silai/kit/knex"
import type { Attempt } from "./attempt/attempt"

type Entered = Partial<CheckoutDetails> & { /** Discards what was entered earlier. */ forget?: boolean }

/** Saves a step's answers; without any it only reads. With a contact, the next purchase begins: details that are over are dropped. */
export async function saveDetails(sql: Sql, bagKey: string, entered: Entered): Promise<CheckoutDetails> {
  const { contact, address, deliveryMethod, forget } = entered
  if (!contact && !address && !deliveryMethod && !forget) return readDetails(sql, bagKey)
  const stored = (column: string) => `checkout_details.${column}`
  const before = (column: string) => {
    if (forget) return "null"
    return contact ? `case when ${stored("over_at")} is null then ${stored(column)} end` : stored(column)
  }
  const asJson = (value: unknown) => (value ? JSON.stringify(value) : null)
  await sql.raw(
    `insert into checkout_details (bag_key, contact, address, delivery_method) values (?, ?::jsonb, ?::jsonb, ?)
     on conflict (bag_key) do update set contact = coalesce(excluded.contact, ${before("contact")}), address = coalesce(excluded.address, ${before("address")}),
       delivery_method = coalesce(excluded.delivery_method, ${before("delivery_method")}), updated_at = now(),
       over_at = ${contact || forget ? "null" : stored("over_at")}`,
    [bagKey, asJson(contact), asJson(address), deliveryMethod ?? null],
  )
  return readDetails(sql, bagKey)
}

/**
 * Ends the details with which an order was placed, unless others were entered since: the next order may be for another person.
 * They stay for the pages of this payment.
 */
export async function endOrderedDetails(trx: Sql, { bag_key, snapshot }: Pick<Attempt, "bag_key" | "snapshot">) {
  const address = snapshot.address && JSON.stringify(snapshot.address)
  await trx.raw(
    `update checkout_details set over_at = now()
      where bag_key = ? and contact = ?::jsonb and (?::jsonb is null or address = ?::jsonb)`,
    [bag_key, JSON.stringify(snapshot.contact), address, address],
  )
}
