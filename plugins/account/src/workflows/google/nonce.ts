import { randomBytes } from "node:crypto"
import { GOOGLE_TRIES } from "@silai/contracts/account/limits"
import { one, type Sql } from "@silai/kit/knex"
import { hashOf } from "@silai/kit/sessions"

/** A nonce for this browser's next Google sign-in; the previous one becomes invalid. */
export async function newNonce(sql: Sql, sessionId: string): Promise<string> {
  const nonce = randomBytes(24).toString("base64url")
  await sql.raw(
    `insert into google_nonce (session_id, nonce_hash, expires_at) values (?, ?, now() + make_interval(mins => ?))
     on conflict (session_id) do update set nonce_hash = excluded.nonce_hash, expires_at = excluded.expires_at`,
    [sessionId, hashOf(nonce), GOOGLE_TRIES.nonceMinutes],
  )
  return nonce
}

/** Uses up a nonce. A token taken from another browser, or used before, finds none. */
export async function takeNonce(sql: Sql, sessionId: string, nonce: string): Promise<boolean> {
  return (
    (await one(
      sql,
      `delete from google_nonce where session_id = ? and nonce_hash = ? and expires_at > now() returning session_id`,
      [sessionId, hashOf(nonce)],
    )) !== null
  )
}
