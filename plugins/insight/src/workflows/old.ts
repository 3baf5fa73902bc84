import type { Sql } from "@silai/kit/knex"

/** Deletes sums of days before the last so many. */
export async function deleteOldSums(sql: Sql, storedDays: number): Promise<void> {
  await sql.raw(`delete from insight_day where day < (now() at time zone 'Asia/Kolkata')::date - ?::int`, [storedDays])
}
