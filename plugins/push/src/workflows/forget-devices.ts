import { PUSH } from "@silai/contracts/push/limits"
import type { Sql } from "@silai/kit/knex"

/** The push service says that the browser has ended its subscription, or the shop has another key. */
export async function dropDevice(sql: Sql, deviceId: string): Promise<void> {
  await sql.raw(`delete from push_device where id = ?`, [deviceId])
}

/** See `IPushModuleService`. */
export async function endSession(sql: Sql, sessionId: string): Promise<void> {
  await sql.raw(`delete from push_device where session_id = ?`, [sessionId])
}

/** See `IPushModuleService`. */
export async function forgetPerson(trx: Sql, personId: string): Promise<void> {
  await trx.raw(`delete from push_device where user_id = ?`, [personId])
  await trx.raw(`delete from push_device where customer_id = ?`, [personId])
}

/** So many at once, so that no transaction is long. */
const atOnce = 500

/** Forgets browsers that were not seen for long. @returns whether there may be more */
export async function dropUnseen(sql: Sql): Promise<boolean> {
  const { rowCount } = await sql.raw(
    `delete from push_device where id = any(array(
       select id from push_device where seen_at < now() - make_interval(days => case place when 'office' then ?::int else ?::int end)
        order by seen_at limit ? for update skip locked))`,
    [PUSH.officeDays, PUSH.shopDays, atOnce],
  )
  return rowCount === atOnce
}
