import type { Sql } from "@silai/kit/knex"

/** So many at once, so that no transaction is long. */
const atOnce = 500

/** Deletes some of those in which nothing happened for so long, with what people have read of them. @returns whether there may be more */
export async function deleteOld(sql: Sql, storedDays: number): Promise<boolean> {
  const { rowCount } = await sql.raw(
    `delete from staff_notification where id = any(array(
       select id from staff_notification where at < now() - make_interval(days => ?) order by at limit ? for update skip locked))`,
    [storedDays, atOnce],
  )
  return rowCount === atOnce
}
