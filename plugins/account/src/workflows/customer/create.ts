import { emitEvents } from "@silai/kit/events"
import { TERMS_VERSION } from "@silai/contracts/account/limits"
import { newId } from "@silai/kit/ids"
import type { Sql } from "@silai/kit/knex"

/**
 * A person's sign-in method: `emailpass` is the engine's provider, `google` is keyed by Google's own user id, never by
 * e-mail.
 */
export type WayIn =
  | { provider: "emailpass"; entityId: string; passwordHash: string }
  | { provider: "google"; entityId: string }

export const namesOf = (name: string): [first: string, last: string] => {
  const [first = "", ...rest] = name.trim().split(/\s+/)
  return [first, rest.join(" ")]
}

/**
 * Creates a customer, a sign-in method, and the consent to terms and privacy policy, in the caller's transaction.
 * Unique indexes on e-mail, phone and sign-in method decide: their `23505` is thrown unchanged.
 */
export async function createCustomer(
  trx: Sql,
  who: { name: string; email: string; phone: string | null },
  way: WayIn,
): Promise<string> {
  const customerId = newId("cus")
  const [first, last] = namesOf(who.name)
  await trx.raw(
    `insert into customer (id, email, first_name, last_name, phone, has_account) values (?, ?, ?, ?, ?, true)`,
    [customerId, who.email, first, last, who.phone],
  )
  if (who.phone) await trx.raw(`insert into customer_phone (phone, customer_id) values (?, ?)`, [who.phone, customerId])
  const identityId = newId("authid")
  await trx.raw(`insert into auth_identity (id, app_metadata) values (?, ?::jsonb)`, [
    identityId,
    JSON.stringify({ customer_id: customerId }),
  ])
  await addSignInMethod(trx, identityId, way)
  await trx.raw(`insert into customer_consent (customer_id, version) values (?, ?)`, [customerId, TERMS_VERSION])
  await emitEvents(
    trx,
    { name: "customer.created", data: [{ id: customerId }] },
    { name: "silai.consent.recorded", data: [{ id: customerId, version: TERMS_VERSION }] },
  )
  return customerId
}

export async function addSignInMethod(trx: Sql, identityId: string, way: WayIn): Promise<void> {
  const metadata = way.provider === "emailpass" ? { password: way.passwordHash } : {}
  await trx.raw(
    `insert into provider_identity (id, entity_id, provider, auth_identity_id, provider_metadata) values (?, ?, ?, ?, ?::jsonb)`,
    [newId("provid"), way.entityId, way.provider, identityId, JSON.stringify(metadata)],
  )
}

/** Whether a unique index refused the statement. */
export const isTaken = (error: unknown): boolean => (error as { code?: string } | null)?.code === "23505"
