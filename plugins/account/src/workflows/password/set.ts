import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { SIGN_IN_TRIES } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { countTry, resetTries } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { addSignInMethod } from "../customer/create"

type Way = { id: string; entity_id: string; auth_identity_id: string; hash: string | null }

const identity = `(app_metadata ->> 'customer_id' = ? or app_metadata ->> 'user_id' = ?)`

/** The person's e-mail-and-password sign-in method, or null. */
export const passwordWayOf = (sql: Sql, actorId: string): Promise<Way | null> =>
  one<Way>(
    sql,
    `select p.id, p.entity_id, p.auth_identity_id, p.provider_metadata ->> 'password' as hash from provider_identity p join auth_identity a on a.id = p.auth_identity_id
      where p.provider = 'emailpass' and (a.app_metadata ->> 'customer_id' = ? or a.app_metadata ->> 'user_id' = ?) and a.deleted_at is null`,
    [actorId, actorId],
  )

/**
 * Stores a password hash; adds the sign-in method where there was none (a customer who uses Google). False when the
 * person is deleted, or the e-mail is no longer theirs.
 */
export async function setPassword(trx: Sql, actorId: string, email: string, hash: string): Promise<boolean> {
  const way = await passwordWayOf(trx, actorId)
  if (way && way.entity_id !== email) return false
  if (way) {
    await trx.raw(
      `update provider_identity set provider_metadata = jsonb_build_object('password', ?::text), updated_at = now() where id = ?`,
      [hash, way.id],
    )
    return true
  }
  const owner = await one<{ id: string }>(
    trx,
    `select id from auth_identity where ${identity} and deleted_at is null limit 1`,
    [actorId, actorId],
  )
  if (!owner) return false
  await addSignInMethod(trx, owner.id, { provider: "emailpass", entityId: email, passwordHash: hash })
  return true
}

/**
 * Checks the person's own password. Tries are counted by session: a borrowed session cannot go on guessing, and cannot
 * keep its owner from changing the password elsewhere. Returns a check for the transaction that needs the password: it
 * must still be the one that was compared here.
 * @throws account.password_missing, account.password_wrong, house.too_many
 */
export async function checkOwnPassword(
  container: MedusaContainer,
  { actorId, sessionId }: { actorId: string; sessionId: string },
  password: string,
): Promise<(trx: Sql) => Promise<void>> {
  const database = databaseOf(container)
  const way = await passwordWayOf(database, actorId)
  if (!way) throw refuse(accountRefusals.password_missing)
  const { perPersonAndPlace, perPersonAndPlaceDay } = SIGN_IN_TRIES
  await countTry(database, "own_password", sessionId, perPersonAndPlace)
  await countTry(database, "own_password_day", sessionId, perPersonAndPlaceDay)
  const auth = container.resolve(Modules.AUTH)
  const { success } = await auth.authenticate("emailpass", { body: { email: way.entity_id, password } })
  if (!success) throw refuse(accountRefusals.password_wrong)
  await resetTries(database, "own_password", sessionId, perPersonAndPlace)
  await resetTries(database, "own_password_day", sessionId, perPersonAndPlaceDay)
  return async (trx) => {
    if ((await passwordWayOf(trx, actorId))?.hash !== way.hash) throw refuse(accountRefusals.password_wrong)
  }
}
