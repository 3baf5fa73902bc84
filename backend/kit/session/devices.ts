import { many, one, type Sql } from "../sql/knex"

export type SignedInDevice = { id: string; device: string; created_at: Date; seen_at: Date }

/** A person's sessions, latest seen first. The ids are not secret: they do not contain a cookie's secret. */
export const devicesOf = (sql: Sql, actorId: string): Promise<SignedInDevice[]> =>
  many<SignedInDevice>(
    sql,
    `select id, device, created_at, seen_at from session where actor_id = ? and idle_until > now() and expires_at > now() order by seen_at desc limit 100`,
    [actorId],
  )

/**
 * Whether this session of this person is still open; its end then waits for the caller's transaction. Asked under the
 * person's lock: a request that was admitted before all sessions ended must change nothing after it.
 */
export const isStillOpen = async (trx: Sql, actorId: string, sessionId: string): Promise<boolean> =>
  (await one(
    trx,
    `select 1 from session where id = ? and actor_id = ? and idle_until > now() and expires_at > now() for key share`,
    [sessionId, actorId],
  )) !== null

/** Ends one session, if it is this person's. */
export async function endDevice(sql: Sql, actorId: string, sessionId: string): Promise<boolean> {
  return (
    (await one(sql, `delete from session where actor_id = ? and id = ? returning id`, [actorId, sessionId])) !== null
  )
}

/** Ends all of a person's sessions except the one named. Returns how many. */
export async function endDevices(sql: Sql, actorId: string, butSessionId = ""): Promise<number> {
  return (await many(sql, `delete from session where actor_id = ? and id <> ? returning id`, [actorId, butSessionId]))
    .length
}

/** Deletes expired sessions. Returns whether more are left. */
export async function sweepSessions(sql: Sql, most = 500): Promise<boolean> {
  const gone = await many(
    sql,
    `delete from session where id in (select id from session where least(idle_until, expires_at) < now() limit ?) returning id`,
    [most],
  )
  return gone.length === most
}

/** When a person was last seen, even if signed out since: an SQL expression, null for never. `actor` is one for their id. */
export const seenAtOf = (actor: string) =>
  `greatest((select max(seen_at) from session where actor_id = ${actor}), (select seen_at from last_seen where actor_id = ${actor}))`
