import type { Role } from "@silai/contracts/staff/roles"
import { many, one, type Sql } from "@silai/kit/knex"

/** Whether a person is a staff member now. */
export const isStaff = async (sql: Sql, userId: string): Promise<boolean> =>
  (await one(
    sql,
    `select 1 from staff_member m join "user" u on u.id = m.user_id and u.deleted_at is null where m.user_id = ? and m.removed_at is null`,
    [userId],
  )) !== null

export type Member = { user_id: string; role: Role }

/**
 * All staff, locked until the transaction ends: the check for the last owner must see a concurrent removal. Locked in a
 * fixed order, so that two callers cannot deadlock.
 */
export const lockMembers = (trx: Sql): Promise<Member[]> =>
  many<Member>(trx, `select user_id, role from staff_member where removed_at is null order by user_id for update`)

export const noteSeen = (sql: Sql, userId: string) =>
  sql.raw(`update staff_member set seen_at = now() where user_id = ?`, [userId])

/** Withdraws the open invitations that a former owner sent. Returns which. */
export const withdrawInvitationsOf = (trx: Sql, userId: string): Promise<{ id: string }[]> =>
  many<{ id: string }>(
    trx,
    `update staff_invitation set withdrawn_at = now() where invited_by = ? and accepted_at is null and withdrawn_at is null returning id`,
    [userId],
  )
