import { randomBytes } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { RESET } from "@silai/contracts/account/limits"
import { env } from "@silai/kit/env"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { enqueueOutbox } from "@silai/kit/outbox"
import { seal } from "@silai/kit/seal"
import { hashOf } from "@silai/kit/sessions"
import { youngWaysOf } from "../../queries/sign-in-ways"

type Person = { actor_id: string; name: string }

/**
 * The person who signs in with this e-mail: a customer or staff; also a customer who uses Google and has no password
 * yet.
 */
const personOf = (trx: Sql, email: string): Promise<Person | null> =>
  one<Person>(
    trx,
    `select id as actor_id, trim(concat_ws(' ', first_name, last_name)) as name from customer where email = ? and has_account and deleted_at is null
     union all
     select u.id, trim(concat_ws(' ', u.first_name, u.last_name)) from "user" u join staff_member m on m.user_id = u.id and m.removed_at is null
      where u.email = ? and u.deleted_at is null limit 1`,
    [email, email],
  )

/**
 * Handles one password reset request: mails a link if the account exists, and does nothing otherwise. A worker runs it
 * after the reply, so that the request takes the same time for all. The older link becomes invalid. Returns
 * whether there was a request.
 */
export async function answerNextAsk(container: MedusaContainer): Promise<boolean> {
  return databaseOf(container).transaction(async (trx) => {
    const ask = await one<{ id: string; email: string }>(
      trx,
      `delete from reset_request where id = (select id from reset_request order by id for update skip locked limit 1) returning id, email`,
    )
    if (!ask) return false
    const person = await personOf(trx, ask.email)
    if (!person) return true
    // An address added to the account in the last days may be a stranger's: it must not get the password too.
    if ((await youngWaysOf(trx, person.actor_id)).has("email")) {
      await enqueueOutbox(trx, "account.reset-later", `account.reset-later:${ask.id}`, {
        name: person.name,
        email: ask.email,
      })
      return true
    }
    const token = randomBytes(32).toString("base64url")
    await trx.raw(`delete from password_reset where actor_id = ?`, [person.actor_id])
    await trx.raw(
      `insert into password_reset (token_hash, actor_id, email, expires_at) values (?, ?, ?, now() + make_interval(mins => ?))`,
      [hashOf(token), person.actor_id, ask.email, RESET.validMinutes],
    )
    await enqueueOutbox(trx, "account.reset", `account.reset:${ask.id}`, {
      name: person.name,
      email: ask.email,
      sealedToken: seal(env().COOKIE_SECRET, token),
    })
    return true
  })
}
