import type { SecondFactorState } from "@silai/contracts/account/second-factor-calls"
import { one, only, type Sql } from "@silai/kit/knex"

type Row = { required: boolean; enabled_at: Date | null; has_passkey: boolean; left: number }

/** Whether the shop requires a second factor of all staff. */
export const isRequired = async (sql: Sql): Promise<boolean> =>
  (await one(sql, `select 1 from staff_rule where second_factor_required`)) !== null

/** Whether an app's codes are required. */
export const hasApp = async (sql: Sql, userId: string): Promise<boolean> =>
  (await one(sql, `select 1 from second_factor where user_id = ?`, [userId])) !== null

/** An expression of SQL: whether the staff member has a second factor, an app's or a passkey. `user` gives their id. */
export const hasFactorSql = (user: string) =>
  `(exists (select 1 from second_factor f where f.user_id = ${user}) or exists (select 1 from passkey k where k.actor_id = ${user}))`

export const hasFactor = async (sql: Sql, userId: string): Promise<boolean> =>
  (await one(sql, `select 1 from (select ?::text as id) u where ${hasFactorSql("u.id")}`, [userId])) !== null

export async function readSecondFactor(sql: Sql, userId: string): Promise<SecondFactorState> {
  const row = await only<Row>(
    sql,
    `select exists (select 1 from staff_rule where second_factor_required) as required,
            (select enabled_at from second_factor where user_id = ?) as enabled_at,
            exists (select 1 from passkey k where k.actor_id = ?) as has_passkey,
            (select count(*)::int from recovery_code where user_id = ? and used_at is null) as left`,
    [userId, userId, userId],
  )
  return {
    state: row.enabled_at ? "on" : row.required && !row.has_passkey ? "wanted" : "off",
    required: row.required,
    since: row.enabled_at?.toISOString() ?? null,
    recoveryCodesLeft: row.left,
  }
}
