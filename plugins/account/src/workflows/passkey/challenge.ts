import { PASSKEY } from "@silai/contracts/account/passkey-limits"
import { env } from "@silai/kit/env"
import { one, type Sql } from "@silai/kit/knex"

/** The origin a passkey is valid for: never taken from a request, whose Host a stranger can choose. */
export function place(): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(env().PUBLIC_URL)
  return { rpID: hostname, origin }
}

export type Asked = { sessionId: string; kind: "add" | "enter"; actorId: string | null; userHandle: string | null }

/** Stores a challenge for one browser; its older one becomes invalid. */
export async function storeChallenge(trx: Sql, challenge: string, asked: Asked): Promise<void> {
  await trx.raw(`delete from passkey_challenge where session_id = ? and kind = ?`, [asked.sessionId, asked.kind])
  await trx.raw(
    `insert into passkey_challenge (challenge, session_id, actor_id, kind, user_handle, expires_at)
     values (?, ?, ?, ?, ?, now() + make_interval(secs => ?))`,
    [challenge, asked.sessionId, asked.actorId, asked.kind, asked.userHandle, PASSKEY.challengeSeconds],
  )
}

/** Uses up this browser's challenge: it is answered once, rightly or not. Null when it has expired. */
export const consumeChallenge = (
  sql: Sql,
  sessionId: string,
  kind: Asked["kind"],
  actorId: string | null,
): Promise<{ challenge: string; user_handle: string | null } | null> =>
  one(
    sql,
    `delete from passkey_challenge where session_id = ? and kind = ? and actor_id is not distinct from ? and expires_at > now()
     returning challenge, user_handle`,
    [sessionId, kind, actorId],
  )
