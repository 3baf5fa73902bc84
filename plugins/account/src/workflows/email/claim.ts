import { one, type Sql } from "@silai/kit/knex"
import { emitEvents } from "@silai/kit/events"
import { isEmailTaken } from "../../queries/look-up"

/**
 * The owner of this e-mail: a customer who only claimed it, a person who may keep it (`isTaken`: proven, or a staff
 * member's), or no one.
 */
export async function claimantOf(
  sql: Sql,
  email: string,
  butBy = "",
): Promise<{ claimant: string | null; isTaken: boolean }> {
  if (!(await isEmailTaken(sql, email, butBy))) return { claimant: null, isTaken: false }
  const row = await one<{ id: string }>(
    sql,
    `select c.id from customer c where c.email = ? and c.has_account and c.deleted_at is null and c.id <> ?
        and not exists (select 1 from customer_email_proof e where e.customer_id = c.id and e.email = c.email)`,
    [email, butBy],
  )
  return { claimant: row?.id ?? null, isTaken: row === null }
}

/** Keeps the account's e-mail, which it is about to lose: its orders with it follow, once its next one is proven. */
const keepFormer = (trx: Sql, customerId: string) =>
  trx.raw(
    `insert into customer_email_former (customer_id, email) select id, email from customer where id = ? and email is not null
     on conflict do nothing`,
    [customerId],
  )

/**
 * Takes an e-mail from an account that only claimed it. The account stays, with its phone, its password under its own
 * id, and a note on its page.
 */
export async function dropClaim(trx: Sql, customerId: string, email: string): Promise<void> {
  await keepFormer(trx, customerId)
  await trx.raw(`update customer set email = null, updated_at = now() where id = ? and email = ?`, [customerId, email])
  await trx.raw(
    `update provider_identity p set entity_id = ?, updated_at = now() from auth_identity a
      where a.id = p.auth_identity_id and p.provider = 'emailpass' and p.entity_id = ? and a.app_metadata ->> 'customer_id' = ?`,
    [customerId, email, customerId],
  )
  await trx.raw(`delete from password_reset where actor_id = ?`, [customerId])
  await trx.raw(`delete from email_link where customer_id = ? and email = ?`, [customerId, email])
  await trx.raw(`delete from proof_link where customer_id = ?`, [customerId])
  // No link of theirs may bring the address back, and no letter that went to it may open the account. Letters to another
  // address stay valid: an attacker may have arranged that the account loses this one.
  await trx.raw(
    `update sign_in_change set undo_hash = null
      where actor_id = ? and (undo_email is null or undo_email = ? or before ->> 'email' = ?)`,
    [customerId, email, email],
  )
  await trx.raw(
    `insert into customer_email_lost (customer_id) values (?) on conflict (customer_id) do update set lost_at = now()`,
    [customerId],
  )
  await emitEvents(trx, { name: "customer.updated", data: [{ id: customerId }] })
}

/** Records the e-mail as proven for this account. */
export async function proveEmail(trx: Sql, customerId: string, email: string): Promise<void> {
  const isNews = !(await isEmailProven(trx, customerId, email))
  await trx.raw(
    `insert into customer_email_proof (customer_id, email) values (?, ?)
     on conflict (customer_id) do update set email = excluded.email,
       proven_at = case when customer_email_proof.email = excluded.email then customer_email_proof.proven_at else now() end`,
    [customerId, email],
  )
  await trx.raw(`delete from customer_email_lost where customer_id = ?`, [customerId])
  if (isNews && (await one(trx, `select 1 from customer_email_former where customer_id = ? limit 1`, [customerId])))
    await emitEvents(trx, { name: "silai.customer-email.replaced", data: [{ id: customerId }] })
}

export const isEmailProven = async (sql: Sql, customerId: string, email: string): Promise<boolean> =>
  (await one(sql, `select 1 from customer_email_proof where customer_id = ? and email = ?`, [customerId, email])) !==
  null

/** Gives an account another e-mail: the new one is unproven, and links sent to the older one become invalid. */
export async function giveEmail(trx: Sql, customerId: string, email: string): Promise<void> {
  await keepFormer(trx, customerId)
  await trx.raw(`delete from customer_email_former where customer_id = ? and email = ?`, [customerId, email])
  await trx.raw(`update customer set email = ?, updated_at = now() where id = ?`, [email, customerId])
  await trx.raw(
    `update provider_identity p set entity_id = ?, updated_at = now() from auth_identity a
      where a.id = p.auth_identity_id and p.provider = 'emailpass' and a.app_metadata ->> 'customer_id' = ?`,
    [email, customerId],
  )
  await trx.raw(`delete from password_reset where actor_id = ?`, [customerId])
  await trx.raw(`delete from customer_email_proof where customer_id = ?`, [customerId])
  await trx.raw(`delete from customer_email_lost where customer_id = ?`, [customerId])
  await trx.raw(`delete from proof_link where customer_id = ?`, [customerId])
}
