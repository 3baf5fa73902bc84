import type { StaffInvitation, StaffMember } from "@silai/contracts/account/staff-calls"
import { PEOPLE } from "@silai/contracts/staff/limits"
import { type Role, ROLES } from "@silai/contracts/staff/roles"
import { seenAtOf } from "@silai/kit/devices"
import { many, type Sql } from "@silai/kit/knex"
import { hasFactorSql } from "./second-factor"

type MemberRow = {
  user_id: string
  role: Role
  name: string
  email: string
  joined_at: Date
  seen_at: Date | null
  has_factor: boolean
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
    `select m.user_id, m.role, m.joined_at, u.email, ${nameSql("u")} as name,
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
  }))
}

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
