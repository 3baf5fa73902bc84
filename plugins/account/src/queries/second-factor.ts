import type { SecondFactorState } from "@silai/contracts/account/second-factor-calls"
import { one, type Sql } from "@silai/kit/knex"

type Row = { required: boolean; enabled_at: Date | null; left: number }

/** Whether the shop requires a second factor of all staff. */
export const isRequired = async (sql: Sql): Promise<boolean> =>
  (await one(sql, `select 1 from staff_rule where second_factor_required`)) !== null

export const hasFactor = async (sql: Sql, userId: string): Promise<boolean> =>
  (await one(sql, `select 1 from second_factor where user_id = ?`, [userId])) !== null

export async function readSecondFactor(sql: Sql, userId: string): Promise<SecondFactorState> {
  const row = (await one<Row>(
    sql,
    `select exists (select 1 from staff_rule where second_factor_required) as required,
            (select enabled_at from second_factor where user_id = ?) as enabled_at,
            (select count(*)::int from recovery_code where user_id = ? and used_at is null) as left`,
    [userId, userId],
  ))!
  return {
    state: row.enabled_at ? "on" : row.required ? "wanted" : "off",
    required: row.required,
    since: row.enabled_at?.toISOString() ?? null,
    recoveryCodesLeft: row.left,
  }
}
