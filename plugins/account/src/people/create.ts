import { TERMS_VERSION } from "@silai/contracts/account/limits"
import { newId } from "@silai/kit/ids"
import type { Sql } from "@silai/kit/knex"
import { tell } from "@silai/kit/outbox"

/** A person's ways in: `emailpass` is the engine's provider, `google` is keyed by Google's own id of the person, never by e-mail. */
export type WayIn =
  { provider: "emailpass"; entityId: string; passwordHash: string } | { provider: "google"; entityId: string }

export const namesOf = (name: string): [first: string, last: string] => {
  const [first = "", ...rest] = name.trim().split(/\s+/)
  return [first, rest.join(" ")]
}

/**
 * Makes a customer, a way in, and the consent to terms and privacy policy, in the caller's transaction. The unique indexes over
 * e-mail, phone and way in are the judges: `23505` is thrown as it comes.
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
  await addWayIn(trx, identityId, way)
  await trx.raw(`insert into customer_consent (customer_id, version) values (?, ?)`, [customerId, TERMS_VERSION])
  await tell(trx, "engine.event", `customer.created:${customerId}`, {
    name: "customer.created",
    data: { id: customerId },
  })
  return customerId
}

export async function addWayIn(trx: Sql, identityId: string, way: WayIn): Promise<void> {
  const metadata = way.provider === "emailpass" ? { password: way.passwordHash } : {}
  await trx.raw(
    `insert into provider_identity (id, entity_id, provider, auth_identity_id, provider_metadata) values (?, ?, ?, ?, ?::jsonb)`,
    [newId("provid"), way.entityId, way.provider, identityId, JSON.stringify(metadata)],
  )
}

/** True for a statement that a unique index refused. */
export const isTaken = (error: unknown): boolean => (error as { code?: string } | null)?.code === "23505"
