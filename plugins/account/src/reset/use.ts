import { accountRefusals } from "@silai/contracts/account/messages"
import { endDevices } from "@silai/kit/devices"
import { type Database, one } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { hashOf } from "@silai/kit/sessions"
import { setPassword } from "../people/password"
import { tellChange } from "../people/tell-change"
import { passwordHash } from "../rules/password-hash"

const alive = `token_hash = ? and used_at is null and expires_at > now()`

/**
 * Sets a new password with the token of a link, once, and ends every session of that person.
 * @throws account.reset_link_over
 */
export async function useResetToken(database: Database, token: string, password: string): Promise<void> {
  const tokenHash = hashOf(token)
  // Looked up first, so that made-up tokens cost no hash; decided below, by the row itself.
  if (!(await one(database, `select 1 from password_reset where ${alive}`, [tokenHash])))
    throw refuse(accountRefusals.reset_link_over)
  const hash = await passwordHash(password)
  await database.transaction(async (trx) => {
    const reset = await one<{ actor_id: string; email: string }>(
      trx,
      `update password_reset set used_at = now() where ${alive} returning actor_id, email`,
      [tokenHash],
    )
    if (!reset || !(await setPassword(trx, reset.actor_id, reset.email, hash)))
      throw refuse(accountRefusals.reset_link_over)
    await endDevices(trx, reset.actor_id)
    await tellChange(trx, { name: "", email: reset.email }, "password")
  })
}
