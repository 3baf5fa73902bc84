import { randomBytes } from "node:crypto"
import { KNOWN_BROWSER } from "@silai/contracts/account/limits"
import { giveMark } from "@silai/kit/cookies"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { hashOf } from "@silai/kit/sessions"
import type { SignInRequest } from "./start-session"

/**
 * Remembers that a person signed in in this browser; survives sign-out. Each sign-in makes a new mark, so that a
 * planted one never becomes valid; other people who use this browser stay known under the new mark.
 */
export async function rememberBrowser(
  { res, visitor, container }: Omit<SignInRequest, "req">,
  actorId: string,
): Promise<void> {
  const database = databaseOf(container)
  const mark = randomBytes(32).toString("base64url")
  await database.transaction(async (trx) => {
    if (visitor.mark)
      await trx.raw(`update known_browser set mark_hash = ? where mark_hash = ?`, [hashOf(mark), visitor.mark])
    await trx.raw(
      `insert into known_browser (actor_id, mark_hash, expires_at) values (?, ?, now() + make_interval(days => ?))
       on conflict (actor_id, mark_hash) do update set seen_at = now(), expires_at = excluded.expires_at`,
      [actorId, hashOf(mark), KNOWN_BROWSER.days],
    )
    await trx.raw(
      `delete from known_browser where actor_id = ? and mark_hash in (
         select mark_hash from known_browser where actor_id = ? order by seen_at desc, mark_hash offset ?)`,
      [actorId, actorId, KNOWN_BROWSER.most],
    )
  })
  giveMark(res, mark)
}

/** See `IAccountModuleService`. */
export async function renewMark(sql: Sql, markHash: string): Promise<string | null> {
  const mark = randomBytes(32).toString("base64url")
  const renewed = await one(sql, `update known_browser set mark_hash = ? where mark_hash = ? returning 1`, [
    hashOf(mark),
    markHash,
  ])
  return renewed ? mark : null
}

/** Whether this person has signed in in this browser before. */
export const knowsBrowser = async (sql: Sql, actorId: string, mark: string | null): Promise<boolean> =>
  mark !== null &&
  (await one(sql, `select 1 from known_browser where mark_hash = ? and actor_id = ? and expires_at > now()`, [
    mark,
    actorId,
  ])) !== null

/**
 * An account that knows this browser. Always the same of several: limits are counted by account, so that a new sign-in in
 * the same browser gives no new tries.
 */
export const knownIn = async (sql: Sql, mark: string): Promise<string | null> =>
  (
    await one<{ actor_id: string }>(
      sql,
      `select actor_id from known_browser where mark_hash = ? and expires_at > now() order by actor_id limit 1`,
      [mark],
    )
  )?.actor_id ?? null

/** Whether the person with this e-mail or phone has signed in in this browser before. */
export async function isKnownBrowser(
  sql: Sql,
  mark: string | null,
  { email = "", phone = "" }: { email?: string; phone?: string },
): Promise<boolean> {
  if (!mark) return false
  const known = await one(
    sql,
    `select 1 from known_browser where mark_hash = ? and expires_at > now() and actor_id in (
       select id from customer where email = ? and has_account and deleted_at is null
       union all select id from "user" where email = ? and deleted_at is null
       union all select customer_id from customer_phone where phone = ?)`,
    [mark, email, email, phone],
  )
  return known !== null
}
