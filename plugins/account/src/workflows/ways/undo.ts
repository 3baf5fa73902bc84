import { randomBytes } from "node:crypto"
import { RESET } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import { endDevices } from "@silai/kit/devices"
import { emitEvents } from "@silai/kit/events"
import { type Database, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { refuse } from "@silai/kit/refuse"
import { hashOf } from "@silai/kit/sessions"
import { undoable, type Ways, waysOf } from "../../queries/sign-in-ways"
import { passwordHash } from "../../rules/password-hash"
import { addSignInMethod } from "../customer/create"
import { lockActor } from "../customer/lock"
import { claimantOf, dropClaim, giveEmail, proveEmail } from "../email/claim"
import { passwordWayOf } from "../password/set"

type Change = {
  id: string
  actor_id: string
  what: string
  before: Ways
  series_from: Date | null
}

/**
 * Undoes a change of a way in with its whole series and all later ones: the account is as it was before the first. All
 * sessions end, the password no longer works, and the caller gets a token to set a new one.
 * @throws account.link_over
 */
export async function undoChange(database: Database, token: string): Promise<string> {
  const undoHash = hashOf(token)
  const alive = `undo_hash = ? and ${undoable}`
  // Read first, so that invalid tokens cost no hash; the update below decides.
  if (!(await one(database, `select 1 from sign_in_change where ${alive}`, [undoHash])))
    throw refuse(accountRefusals.link_over)
  const unknownPassword = await passwordHash(randomBytes(32).toString("base64url"))
  return database.transaction(async (trx) => {
    const whose = await one<{ actor_id: string }>(trx, `select actor_id from sign_in_change where ${alive}`, [undoHash])
    // The person's row first, as every change locks it.
    if (whose) await lockActor(trx, whose.actor_id)
    const change = await one<Change>(
      trx,
      `select id, actor_id, what, before, series_from from sign_in_change where ${alive} for update`,
      [undoHash],
    )
    if (!change) throw refuse(accountRefusals.link_over)
    const { id, actor_id: actorId, before } = change
    await trx.raw(
      `update sign_in_change set undone_at = now(), before = '{}' where actor_id = ? and (id >= ? or series_from >= ?)`,
      [actorId, id, change.series_from],
    )
    if (before.isCustomer) await restoreCustomer(trx, actorId, before)
    else await restoreFactor(trx, actorId, before)
    await restorePasskeys(trx, actorId, before)
    await shutOut(trx, actorId, unknownPassword)
    const email = (await waysOf(trx, actorId)).email ?? actorId
    const resetToken = randomBytes(32).toString("base64url")
    await trx.raw(
      `insert into password_reset (token_hash, actor_id, email, expires_at) values (?, ?, ?, now() + make_interval(mins => ?))`,
      [hashOf(resetToken), actorId, email, RESET.validMinutes],
    )
    await emitEvents(trx, { name: "silai.sign-in.restored", data: [{ id: actorId }] })
    log("warn", "change of a way in undone", { actor: actorId, what: change.what })
    return resetToken
  })
}

/** After this, nothing that the stranger holds opens the account. */
async function shutOut(trx: Sql, actorId: string, unknownPassword: string): Promise<void> {
  await endDevices(trx, actorId)
  const way = await passwordWayOf(trx, actorId)
  if (way)
    await trx.raw(
      `update provider_identity set provider_metadata = jsonb_build_object('password', ?::text), updated_at = now() where id = ?`,
      [unknownPassword, way.id],
    )
  await trx.raw(`delete from known_browser where actor_id = ?`, [actorId])
  await trx.raw(`delete from password_reset where actor_id = ?`, [actorId])
  await trx.raw(`delete from sign_in_challenge where user_id = ?`, [actorId])
  await trx.raw(`delete from passkey_challenge where actor_id = ?`, [actorId])
  await trx.raw(`delete from second_factor_enrolment where user_id = ?`, [actorId])
  await trx.raw(`delete from proof_link where customer_id = ?`, [actorId])
  await trx.raw(`delete from email_link where customer_id = ?`, [actorId])
}

async function restoreCustomer(trx: Sql, customerId: string, before: Ways): Promise<void> {
  await restoreEmail(trx, customerId, before)
  await trx.raw(`delete from customer_phone where customer_id = ?`, [customerId])
  const phone =
    before.phone &&
    (await one(
      trx,
      `insert into customer_phone (phone, customer_id) values (?, ?) on conflict do nothing returning phone`,
      [before.phone, customerId],
    ))
  await trx.raw(`update customer set phone = ?, updated_at = now() where id = ?`, [
    phone ? before.phone : null,
    customerId,
  ])
  await trx.raw(
    `delete from provider_identity w using auth_identity a where a.id = w.auth_identity_id and w.provider = 'google'
        and a.app_metadata ->> 'customer_id' = ? and not (w.entity_id = any(?::text[]))`,
    [customerId, before.google.map(({ sub }) => sub)],
  )
  for (const { sub, identity } of before.google)
    if (!(await one(trx, `select 1 from provider_identity where provider = 'google' and entity_id = ?`, [sub])))
      await addSignInMethod(trx, identity, { provider: "google", entityId: sub })
}

/**
 * The address that the letter went to is restored: each letter of a series goes to the one from before the first change.
 * It is proven only where it was proven before. An address that was not proven stays so until the reset that follows,
 * which then removes the other ways in: a stranger may have signed up with it. Another account that only claims it loses
 * it. Where another account has proven it, this one keeps none: the present one may be the stranger's.
 */
async function restoreEmail(trx: Sql, customerId: string, { email, emailProven }: Ways) {
  if (!email) return
  const { claimant, isTaken } = await claimantOf(trx, email, customerId)
  if (isTaken) {
    const { email: present } = await waysOf(trx, customerId)
    if (present && present !== email) await dropClaim(trx, customerId, present)
    return
  }
  if (claimant) await dropClaim(trx, claimant, email)
  await giveEmail(trx, customerId, email)
  if (emailProven) await proveEmail(trx, customerId, email)
}

async function restoreFactor(trx: Sql, userId: string, { factor, recoveryCodes }: Ways): Promise<void> {
  await trx.raw(`delete from second_factor where user_id = ?`, [userId])
  if (!factor) return
  await trx.raw(`insert into second_factor select * from jsonb_populate_record(null::second_factor, ?::jsonb)`, [
    JSON.stringify(factor),
  ])
  await trx.raw(`insert into recovery_code select * from jsonb_populate_recordset(null::recovery_code, ?::jsonb)`, [
    JSON.stringify(recoveryCodes),
  ])
}

async function restorePasskeys(trx: Sql, actorId: string, { passkeys }: Ways): Promise<void> {
  await trx.raw(`delete from passkey where actor_id = ? and not (id = any(?::text[]))`, [
    actorId,
    passkeys.map(({ id }) => id),
  ])
  await trx.raw(
    `insert into passkey select * from jsonb_populate_recordset(null::passkey, ?::jsonb) on conflict do nothing`,
    [JSON.stringify(passkeys)],
  )
}
