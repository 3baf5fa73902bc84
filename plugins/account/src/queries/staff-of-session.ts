import type { StaffVisitor } from "@silai/contracts/account/service"
import type { Role } from "@silai/contracts/staff/roles"
import { one, type Sql } from "@silai/kit/knex"
import { hasFactorSql } from "./second-factor"
import { hashOf, touchSession, openSessionOf } from "@silai/kit/sessions"

type Row = {
  id: string
  user_id: string
  role: Role
  email: string
  first_name: string | null
  last_name: string | null
  has_factor: boolean
  factor_required: boolean
  is_seen_long_ago: boolean
}

/** The staff member behind a back-office cookie. One statement, because every back-office request runs it. */
export async function staffBehind(sql: Sql, secret: string): Promise<StaffVisitor | null> {
  const row = await one<Row>(
    sql,
    `select s.id, s.is_seen_long_ago, u.id as user_id, m.role, u.email, u.first_name, u.last_name,
            ${hasFactorSql("u.id")} as has_factor,
            exists (select 1 from staff_rule where second_factor_required) as factor_required
       from ${openSessionOf("staff")} s join "user" u on u.id = s.actor_id and u.deleted_at is null
       join staff_member m on m.user_id = u.id and m.removed_at is null`,
    [hashOf(secret)],
  )
  if (!row) return null
  // A person's last visit outlives their sessions.
  const seen = `with seen as (${touchSession("staff")} returning actor_id) update staff_member m set seen_at = now() from seen where m.user_id = seen.actor_id`
  if (row.is_seen_long_ago) void sql.raw(seen, [row.id]).catch(() => undefined)
  const name = [row.first_name, row.last_name].filter(Boolean).join(" ") || row.email
  const secondFactor = row.has_factor ? "on" : row.factor_required ? "wanted" : "off"
  return { sessionId: row.id, userId: row.user_id, role: row.role, name, email: row.email, secondFactor }
}
