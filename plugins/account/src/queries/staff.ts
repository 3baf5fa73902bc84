import type { StaffInvitation, StaffMember } from "@silai/contracts/account/staff-calls"
import { PEOPLE } from "@silai/contracts/staff/limits"
import { type Role, ROLES } from "@silai/contracts/staff/roles"
import { seenAtOf } from "@silai/kit/devices"
import { many, only, type Sql } from "@silai/kit/knex"
import { hasFactorSql } from "./second-factor"

type MemberRow = {
  user_id: string
  role: Role
  name: string
  email: string
  joined_at: Date
  seen_at: Date | null
  has_factor: boolean
  pieces_per_day: number | null
}
type InvitationRow = {
  id: string
  email: string
  role: Role
  invited_by: string
  sent_at: Date
  expires_at: Date
  over: boolean
}

export const nameSql = (user: string) =>
  `coalesce(nullif(trim(concat_ws(' ', ${user}.first_name, ${user}.last_name)), ''), ${user}.email)`

/** All staff, owners first; `seen` is the latest visit on any of their devices. */
export async function listMembers(sql: Sql, you: string): Promise<StaffMember[]> {
  const rows = await many<MemberRow>(
    sql,
    `select m.user_id, m.role, m.joined_at, m.pieces_per_day, u.email, ${nameSql("u")} as name,
            ${hasFactorSql("m.user_id")} as has_factor,
            greatest(m.seen_at, ${seenAtOf("m.user_id")}) as seen_at
       from staff_member m join "user" u on u.id = m.user_id and u.deleted_at is null
      where m.removed_at is null order by array_position(?::text[], m.role), lower(${nameSql("u")}), m.user_id limit ?`,
    [ROLES, PEOPLE.most],
  )
  return rows.map((row) => ({
    _id: row.user_id,
    name: row.name,
    email: row.email,
    role: row.role,
    joinedAt: row.joined_at.toISOString(),
    lastSeenAt: row.seen_at?.toISOString() ?? null,
    hasSecondFactor: row.has_factor,
    isYou: row.user_id === you,
    piecesPerDay: row.pieces_per_day,
  }))
}

export const peopleOf = (sql: Sql, roles: readonly Role[]) =>
  many<{ userId: string; name: string; perDay: number | null }>(
    sql,
    `select m.user_id as "userId", ${nameSql("u")} as name, m.pieces_per_day as "perDay" from staff_member m join "user" u on u.id = m.user_id and u.deleted_at is null
      where m.removed_at is null and m.role = any(?::text[]) order by lower(${nameSql("u")}), m.user_id limit ?`,
    [[...roles], PEOPLE.most],
  )

export const piecesPerDay = async (sql: Sql, roles: readonly Role[]): Promise<number> =>
  (
    await only<{ pieces: number }>(
      sql,
      `select coalesce(sum(m.pieces_per_day), 0)::int as pieces from staff_member m where m.removed_at is null and m.role = any(?::text[])`,
      [[...roles]],
    )
  ).pieces

export const rolesOf = (sql: Sql, userIds: readonly string[]) =>
  many<{ userId: string; role: Role }>(
    sql,
    `select user_id as "userId", role from staff_member where user_id = any(?::text[]) and removed_at is null order by user_id`,
    [[...userIds]],
  )

export const listOwners = (sql: Sql) =>
  many<{ name: string; email: string }>(
    sql,
    `select u.email, ${nameSql("u")} as name from staff_member m join "user" u on u.id = m.user_id and u.deleted_at is null
      where m.removed_at is null and m.role = 'owner' order by u.email`,
  )

/** Open invitations, newest first; expired ones too, because they can be sent again. */
export async function listInvitations(sql: Sql): Promise<StaffInvitation[]> {
  const rows = await many<InvitationRow>(
    sql,
    `select i.id, i.email, i.role, i.sent_at, i.expires_at, i.expires_at < now() as over, coalesce(${nameSql("u")}, '') as invited_by
       from staff_invitation i left join "user" u on u.id = i.invited_by
      where i.accepted_at is null and i.withdrawn_at is null order by i.sent_at desc limit ?`,
    [PEOPLE.most],
  )
  return rows.map((row) => ({
    _id: row.id,
    email: row.email,
    role: row.role,
    invitedBy: row.invited_by,
    sentAt: row.sent_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isOver: row.over,
  }))
}
