import type { Passkey } from "@silai/contracts/account/passkey-calls"
import { many, type Sql } from "@silai/kit/knex"

type Row = { id: string; name: string; created_at: Date; seen_at: Date | null }

/** A person's passkeys, the oldest first. */
export async function listPasskeys(sql: Sql, actorId: string): Promise<Passkey[]> {
  const rows = await many<Row>(
    sql,
    `select id, name, created_at, seen_at from passkey where actor_id = ? order by created_at, id`,
    [actorId],
  )
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at?.toISOString() ?? null,
  }))
}
