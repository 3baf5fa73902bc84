import type { Role } from "@silai/contracts/staff/roles"
import { many, one, type Sql } from "@silai/kit/knex"

/** Whether somebody belongs to the shop now. */
export const isStaff = async (sql: Sql, userId: string): Promise<boolean> =>
  (await one(
    sql,
    `select 1 from staff_member m join "user" u on u.id = m.user_id and u.deleted_at is null where m.user_id = ? and m.removed_at is null`,
    [userId],
  )) !== null

export type Member = { user_id: string; role: Role }

/**
 * Everybody of the shop, locked until the transaction ends: who looks after the last owner must see what another removal
 * decides in the same moment. Always in one order, so that two never wait for each other.
 */
export const lockMembers = (trx: Sql): Promise<Member[]> =>
  many<Member>(trx, `select user_id, role from staff_member where removed_at is null order by user_id for update`)

export const noteSeen = (sql: Sql, userId: string) =>
  sql.raw(`update staff_member set seen_at = now() where user_id = ?`, [userId])

/** What an owner was trusted with goes with the trust: invitations that they sent and nobody has taken up are withdrawn. */
export const withdrawInvitationsOf = (trx: Sql, userId: string) =>
  trx.raw(
    `update staff_invitation set withdrawn_at = now() where invited_by = ? and accepted_at is null and withdrawn_at is null`,
    [userId],
  )
