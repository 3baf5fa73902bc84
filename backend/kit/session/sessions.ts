import { createHash, randomBytes } from "node:crypto"
import { many, manyPrepared, one, type Sql } from "../sql/knex"
import type { Visitor } from "../call/visitor"

/** How long a session lasts without a visit, and at most. */
export const SESSION_DAYS = { shop: { idle: 60, absolute: 180 }, staff: { idle: 1, absolute: 14 } } as const
export type SessionKind = keyof typeof SESSION_DAYS

/** Only the cookie contains the secret: the table stores its hash, so a stolen dump lets no one sign in. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url")

export type Opened = { secret: string; sessionId: string }

/**
 * Creates a session. `actorId` null is a guest. The id is always new, so a planted cookie never becomes a session. It ends
 * after `hours`, or after the kind's days.
 */
export async function openSession(
  sql: Sql,
  kind: SessionKind,
  actorId: string | null,
  device: string,
  hours?: number,
): Promise<Opened> {
  const secret = randomBytes(32).toString("base64url")
  const sessionId = `ses_${randomBytes(12).toString("hex")}`
  const { idle, absolute } = SESSION_DAYS[kind]
  await sql.raw(
    `insert into session (id, secret_hash, kind, actor_id, device, idle_until, expires_at)
     values (?, ?, ?, ?, ?, now() + make_interval(days => ?), now() + make_interval(hours => ?))`,
    [sessionId, hashOf(secret), kind, actorId, device.slice(0, 200), idle, hours ?? absolute * 24],
  )
  return { secret, sessionId }
}

export async function closeSession(sql: Sql, sessionId: string): Promise<void> {
  await sql.raw(`delete from session where id = ?`, [sessionId])
}

/**
 * A new secret for a session whose cookie was lost with the reply that opened it; the lost one opens nothing any more.
 * @returns null when the session has ended since
 */
export async function renewSecret(sql: Sql, sessionId: string): Promise<string | null> {
  const secret = randomBytes(32).toString("base64url")
  const renewed = await one(sql, `update session s set secret_hash = ? where id = ? and ${alive} returning 1`, [
    hashOf(secret),
    sessionId,
  ])
  return renewed ? secret : null
}

type ShopRow = { id: string; actor_id: string | null; is_seen_long_ago: boolean }

const alive = `s.idle_until > now() and s.expires_at > now()`
/** Those of the given sessions that have not expired. */
export const liveSessionsAmong = async (sql: Sql, sessionIds: readonly string[]): Promise<Set<string>> =>
  new Set(
    (await many<{ id: string }>(sql, `select s.id from session s where s.id = any(?) and ${alive}`, [sessionIds])).map(
      ({ id }) => id,
    ),
  )

const seenLongAgo = `seen_at < now() - interval '5 minutes'`
/**
 * Keeps a session in use: a statement that writes at most once in five minutes, for a visit must not cost a write; to be sent only
 * where `openSessionOf` says `is_seen_long_ago`. Binding: its id.
 */
export const touchSession = (kind: SessionKind) =>
  `update session set seen_at = now(), idle_until = now() + make_interval(days => ${SESSION_DAYS[kind].idle}) where id = ? and ${seenLongAgo}`

/**
 * The session behind a cookie's secret, to join with the person behind it: a part of a statement with the columns `id`,
 * `actor_id` and `is_seen_long_ago`. Binding: `hashOf` of the secret.
 */
export const openSessionOf = (kind: SessionKind) =>
  `(select s.id, s.actor_id, s.${seenLongAgo} as is_seen_long_ago from session s where s.secret_hash = ? and s.kind = '${kind}' and ${alive})`

/** Looks up the customer at each request: after an account is deleted, its sessions end at once. */
export async function readShopper(sql: Sql, secret: string): Promise<Visitor["shopper"]> {
  const [row] = await manyPrepared<ShopRow>(
    sql,
    `select s.id, s.actor_id, s.is_seen_long_ago from ${openSessionOf("shop")} s left join customer c on c.id = s.actor_id and c.deleted_at is null
      where s.actor_id is null or c.id is not null`,
    [hashOf(secret)],
  )
  if (!row) return null
  if (row.is_seen_long_ago) void sql.raw(touchSession("shop"), [row.id]).catch(() => undefined)
  return { sessionId: row.id, customerId: row.actor_id }
}
