import { many, one, type Sql } from "./knex"

export type SignedInDevice = { id: string; device: string; created_at: Date; seen_at: Date }

/** Where somebody is signed in, the latest seen first. Ids are no secrets: a cookie's secret is not among them. */
export const devicesOf = (sql: Sql, actorId: string): Promise<SignedInDevice[]> =>
  many<SignedInDevice>(
    sql,
    `select id, device, created_at, seen_at from session where actor_id = ? and idle_until > now() and expires_at > now() order by seen_at desc limit 100`,
    [actorId],
  )

/** Ends one session of somebody's, if it is theirs. */
export async function endDevice(sql: Sql, actorId: string, sessionId: string): Promise<boolean> {
  return (
    (await one(sql, `delete from session where actor_id = ? and id = ? returning id`, [actorId, sessionId])) !== null
  )
}

/** Ends all sessions of somebody's, but for the one that is named. Gives how many. */
export async function endDevices(sql: Sql, actorId: string, butSessionId = ""): Promise<number> {
  return (await many(sql, `delete from session where actor_id = ? and id <> ? returning id`, [actorId, butSessionId]))
    .length
}

/** Drops what nobody can use any more. Says whether more is left. */
export async function sweepSessions(sql: Sql, most = 500): Promise<boolean> {
  const gone = await many(
    sql,
    `delete from session where id in (select id from session where least(idle_until, expires_at) < now() limit ?) returning id`,
    [most],
  )
  return gone.length === most
}
