import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { SIGN_IN_TRIES } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { addWayIn } from "./create"

type Way = { id: string; entity_id: string; auth_identity_id: string }

const identity = `(app_metadata ->> 'customer_id' = ? or app_metadata ->> 'user_id' = ?)`

/** The e-mail with which somebody signs in by password, or null. */
export const passwordWayOf = (sql: Sql, actorId: string): Promise<Way | null> =>
  one<Way>(
    sql,
    `select p.id, p.entity_id, p.auth_identity_id from provider_identity p join auth_identity a on a.id = p.auth_identity_id
      where p.provider = 'emailpass' and (a.app_metadata ->> 'customer_id' = ? or a.app_metadata ->> 'user_id' = ?) and a.deleted_at is null`,
    [actorId, actorId],
  )

/** Keeps a password's hash; makes the way in where there was none (somebody who came by Google). False when the person is gone, or the e-mail is no longer theirs. */
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
  await addWayIn(trx, owner.id, { provider: "emailpass", entityId: email, passwordHash: hash })
  return true
}

/**
 * Whether this is the person's own password. Counted with the sign-in's tries, so that a borrowed session cannot guess on.
 * @throws account.password_missing, account.password_wrong, house.too_many
 */
export async function checkOwnPassword(container: MedusaContainer, actorId: string, password: string): Promise<Way> {
  const database = databaseOf(container)
  const way = await passwordWayOf(database, actorId)
  if (!way) throw refuse(accountRefusals.password_missing)
  await countTry(database, "own_password", actorId, SIGN_IN_TRIES.perIdentifier)
  const auth = container.resolve(Modules.AUTH)
  const { success } = await auth.authenticate("emailpass", { body: { email: way.entity_id, password } } as never)
  if (!success) throw refuse(accountRefusals.password_wrong)
  return way
}
