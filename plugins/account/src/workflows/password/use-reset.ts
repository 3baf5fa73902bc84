import { accountRefusals } from "@silai/contracts/account/messages"
import { endDevices } from "@silai/kit/devices"
import { type Database, one, type Sql } from "@silai/kit/knex"
import { emitEvents } from "@silai/kit/events"
import { refuse } from "@silai/kit/refuse"
import { hashOf } from "@silai/kit/sessions"
import { judgePassword } from "./check-password"
import { setPassword } from "./set"
import { waysOf } from "../../queries/sign-in-ways"
import { proveEmail } from "../email/claim"
import { recordChange } from "../ways/record"
import { passwordHash } from "../../rules/password-hash"

type Reset = { actorId: string; isFirst: boolean }

const alive = `token_hash = ? and used_at is null and expires_at > now()`

/**
 * Sets a new password with the token of a link, once, and ends all sessions of that person. Returns the person, and
 * whether this was the first proof of the e-mail: then all earlier ways in are removed, because another person may have
 * signed up with this address.
 * @throws account.reset_link_over, and what `judgePassword` throws
 */
export async function useResetToken(database: Database, token: string, password: string): Promise<Reset> {
  const tokenHash = hashOf(token)
  // Read first, so that invalid tokens cost no hash; the delete below decides.
  const owner = await one<{ actor_id: string; name: string; email: string; phone: string | null }>(
    database,
    `select r.actor_id, r.email, p.phone, concat_ws(' ', c.first_name, c.last_name, u.first_name, u.last_name) as name from password_reset r
       left join customer_phone p on p.customer_id = r.actor_id left join customer c on c.id = r.actor_id
       left join "user" u on u.id = r.actor_id where ${alive}`,
    [tokenHash],
  )
  if (!owner) throw refuse(accountRefusals.reset_link_over)
  await judgePassword(password, owner)
  const hash = await passwordHash(password)
  return database.transaction(async (trx) => {
    // The person is locked first, as in every other change.
    await trx.raw(`select 1 from customer where id = ? for update`, [owner.actor_id])
    const reset = await one<{ actor_id: string; email: string }>(
      trx,
      `update password_reset set used_at = now() where ${alive} returning actor_id, email`,
      [tokenHash],
    )
    const before = reset && (await waysOf(trx, reset.actor_id))
    if (!reset || !before || !(await setPassword(trx, reset.actor_id, reset.email, hash)))
      throw refuse(accountRefusals.reset_link_over)
    await endDevices(trx, reset.actor_id)
    // A person who knew the old password may be at the second step of a sign-in.
    await trx.raw(`delete from sign_in_challenge where user_id = ?`, [reset.actor_id])
    // They may also have requested another e-mail for the account, whose link is still in their mailbox.
    await trx.raw(`delete from email_link where customer_id = ? and email <> ?`, [reset.actor_id, reset.email])
    const isFirst = before.isCustomer && before.email === reset.email && !before.emailProven
    if (isFirst) await dropOlderWays(trx, reset.actor_id)
    if (before.isCustomer && before.email === reset.email) await proveEmail(trx, reset.actor_id, reset.email)
    // A dropped way of signing in must not be restored by undoing this change or an older one.
    if (isFirst) await trx.raw(`delete from sign_in_change where actor_id = ?`, [reset.actor_id])
    const restored = isFirst ? await waysOf(trx, reset.actor_id) : before
    await recordChange(trx, reset.actor_id, "password", restored)
    await emitEvents(trx, { name: "silai.password.changed", data: [{ id: reset.actor_id }] })
    return { actorId: reset.actor_id, isFirst }
  })
}

/** A person who signed up with an address that was not theirs keeps no way in. */
async function dropOlderWays(trx: Sql, customerId: string): Promise<void> {
  await trx.raw(`delete from customer_phone where customer_id = ?`, [customerId])
  await trx.raw(`update customer set phone = null, updated_at = now() where id = ?`, [customerId])
  await trx.raw(
    `delete from provider_identity w using auth_identity a
      where a.id = w.auth_identity_id and w.provider = 'google' and a.app_metadata ->> 'customer_id' = ?`,
    [customerId],
  )
  await trx.raw(`delete from passkey where actor_id = ?`, [customerId])
  await trx.raw(`delete from known_browser where actor_id = ?`, [customerId])
  await trx.raw(`delete from email_link where customer_id = ?`, [customerId])
  await trx.raw(`delete from proof_link where customer_id = ?`, [customerId])
}
