import { accountRefusals } from "@silai/contracts/account/messages"
import { endDevices } from "@silai/kit/devices"
import { type Database, one } from "@silai/kit/knex"
import { emitEvents } from "@silai/kit/events"
import { refuse } from "@silai/kit/refuse"
import { hashOf } from "@silai/kit/sessions"
import { judgePassword } from "./judge"
import { setPassword } from "./set"
import { tellChange } from "../customer/mail-change"
import { passwordHash } from "../../rules/password-hash"

const alive = `token_hash = ? and used_at is null and expires_at > now()`

/**
 * Sets a new password with the token of a link, once, and ends all sessions of that person. Returns the person.
 * @throws account.reset_link_over, and what `judgePassword` throws
 */
export async function useResetToken(database: Database, token: string, password: string): Promise<string> {
  const tokenHash = hashOf(token)
  // Read first, so that invalid tokens cost no hash; the delete below decides.
  const owner = await one<{ name: string; email: string; phone: string | null }>(
    database,
    `select r.email, p.phone, concat_ws(' ', c.first_name, c.last_name, u.first_name, u.last_name) as name from password_reset r
       left join customer_phone p on p.customer_id = r.actor_id left join customer c on c.id = r.actor_id
       left join "user" u on u.id = r.actor_id where ${alive}`,
    [tokenHash],
  )
  if (!owner) throw refuse(accountRefusals.reset_link_over)
  await judgePassword(password, owner)
  const hash = await passwordHash(password)
  return database.transaction(async (trx) => {
    const reset = await one<{ actor_id: string; email: string }>(
      trx,
      `update password_reset set used_at = now() where ${alive} returning actor_id, email`,
      [tokenHash],
    )
    if (!reset || !(await setPassword(trx, reset.actor_id, reset.email, hash)))
      throw refuse(accountRefusals.reset_link_over)
    await endDevices(trx, reset.actor_id)
    // Somebody who knew the old password may be at the second step of a sign-in.
    await trx.raw(`delete from sign_in_challenge where user_id = ?`, [reset.actor_id])
    await tellChange(trx, { name: "", email: reset.email }, "password")
    await emitEvents(trx, { name: "silai.password.changed", data: [{ id: reset.actor_id }] })
    return reset.actor_id
  })
}
