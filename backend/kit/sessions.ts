import { createHash, randomBytes } from "node:crypto"
import type { Role } from "@silai/contracts/staff/roles"
import { one, type Sql } from "./knex"
import type { Visitor } from "./visitor"

/** How long a session lives without a visit, and at the longest. */
export const SESSION_DAYS = { shop: { idle: 60, absolute: 180 }, staff: { idle: 1, absolute: 14 } } as const
export type SessionKind = keyof typeof SESSION_DAYS

/** A cookie's value is the only copy of the secret: the table keeps its hash, so a stolen dump signs nobody in. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url")

type Opened = { secret: string; sessionId: string }

/** Opens a session. `actorId` null is a guest. A new id is made each time, so a planted cookie never becomes somebody's session. */
export async function openSession(
  sql: Sql,
  kind: SessionKind,
  actorId: string | null,
  device: string,
): Promise<Opened> {
  const secret = randomBytes(32).toString("base64url")
  const sessionId = `ses_${randomBytes(12).toString("hex")}`
  const { idle, absolute } = SESSION_DAYS[kind]
  await sql.raw(
    `insert into session (id, secret_hash, kind, actor_id, device, idle_until, expires_at)
     values (?, ?, ?, ?, ?, now() + make_interval(days => ?), now() + make_interval(days => ?))`,
    [sessionId, hashOf(secret), kind, actorId, device.slice(0, 200), idle, absolute],
  )
  return { secret, sessionId }
}

export async function closeSession(sql: Sql, sessionId: string): Promise<void> {
  await sql.raw(`delete from session where id = ?`, [sessionId])
}

type ShopRow = { id: string; actor_id: string | null }
type StaffRow = ShopRow & {
  user_id: string
  role: Role
  email: string
  first_name: string | null
  last_name: string | null
}

const alive = `s.idle_until > now() and s.expires_at > now()`
/** Written at most once in five minutes: a visit must not cost a write. */
const touch = (days: number) =>
  `update session set seen_at = now(), idle_until = now() + make_interval(days => ${days}) where id = ? and seen_at < now() - interval '5 minutes'`

/** The customer is looked up at each request: whoever deleted their account, or had it deleted, is out at once. */
export async function readShopper(sql: Sql, secret: string): Promise<Visitor["shopper"]> {
  const row = await one<ShopRow>(
    sql,
    `select s.id, s.actor_id from session s left join customer c on c.id = s.actor_id and c.deleted_at is null
      where s.secret_hash = ? and s.kind = 'shop' and (s.actor_id is null or c.id is not null) and ${alive}`,
    [hashOf(secret)],
  )
  if (!row) return null
  void sql.raw(touch(SESSION_DAYS.shop.idle), [row.id]).catch(() => undefined)
  return { sessionId: row.id, customerId: row.actor_id }
}

/** The person is read again at each request: somebody removed from the shop is out at once, and a new role holds from now on. */
export async function readStaff(sql: Sql, secret: string): Promise<Visitor["staff"]> {
  const row = await one<StaffRow>(
    sql,
    `select s.id, s.actor_id, u.id as user_id, m.role, u.email, u.first_name, u.last_name
       from session s join "user" u on u.id = s.actor_id and u.deleted_at is null
       join staff_member m on m.user_id = u.id and m.removed_at is null
      where s.secret_hash = ? and s.kind = 'staff' and ${alive}`,
    [hashOf(secret)],
  )
  if (!row) return null
  // What was seen of a person outlives their sessions.
  const seen = `with seen as (${touch(SESSION_DAYS.staff.idle)} returning actor_id) update staff_member m set seen_at = now() from seen where m.user_id = seen.actor_id`
  void sql.raw(seen, [row.id]).catch(() => undefined)
  const name = [row.first_name, row.last_name].filter(Boolean).join(" ") || row.email
  return { sessionId: row.id, userId: row.user_id, role: row.role, name, email: row.email }
}
