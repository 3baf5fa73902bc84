import type { MedusaContainer } from "@medusajs/framework/types"
import { NOTIFICATION } from "@silai/contracts/notification/limits"
import { notificationRefusals } from "@silai/contracts/notification/messages"
import { databaseOf, many, type Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { mineOf, type Reader } from "../queries/mine"

/** `notificationId` null: all. `count`: how many things it named when it was read. */
export type Read = { reader: Reader; notificationId: string | null; count?: number }
/** One by its id, or all that are old, or all that are read. */
export type Removal = { reader: Reader; which: { notificationId: string } | "old" | "read" }
type Ids = { notificationIds: string[] }

/** Marks notifications as read by one person. @throws notification.unknown */
export async function readNotifications(
  container: MedusaContainer,
  { reader, notificationId, count }: Read,
): Promise<Ids> {
  const mine = mineOf(reader)
  return changed(container, notificationId, (trx) =>
    many<{ id: string }>(
      trx,
      `${mine.sql} insert into staff_notification_seen as s (notification_id, user_id, read_count)
         select id, ?::text, least(count, count - shown + coalesce(?::int, shown)) from mine where ${notificationId ? "id = ?" : "fresh > 0"}
       on conflict (notification_id, user_id) do update set read_count = greatest(s.read_count, excluded.read_count)
       returning notification_id as id`,
      [...mine.bindings, reader.userId, count ?? null, ...(notificationId ? [notificationId] : [])],
    ),
  )
}

/** Removes notifications from one person's list; what happens later is shown again. @throws notification.unknown */
export async function removeNotifications(container: MedusaContainer, { reader, which }: Removal): Promise<Ids> {
  const mine = mineOf(reader)
  const one = typeof which === "string" ? null : which.notificationId
  const where = one ? "id = ?" : which === "old" ? "at < now() - make_interval(days => ?)" : "fresh = 0"
  const asked = one ? [one] : which === "old" ? [NOTIFICATION.oldDays] : []
  return changed(container, one, (trx) =>
    many<{ id: string }>(
      trx,
      `${mine.sql} insert into staff_notification_seen as s (notification_id, user_id, gone_count)
         select id, ?::text, count from mine where ${where}
       on conflict (notification_id, user_id) do update set gone_count = greatest(s.gone_count, excluded.gone_count)
       returning notification_id as id`,
      [...mine.bindings, reader.userId, ...asked],
    ),
  )
}

/** The person's other open pages are refreshed too. */
function changed(
  container: MedusaContainer,
  one: string | null,
  write: (trx: Sql) => Promise<{ id: string }[]>,
): Promise<Ids> {
  return databaseOf(container).transaction(async (trx) => {
    const rows = await write(trx)
    if (one && !rows.length) throw refuse(notificationRefusals.unknown)
    if (rows.length) await notifyLive(trx, "notification.changed", {})
    return { notificationIds: rows.map(({ id }) => id) }
  })
}

/** See `INotificationModuleService`. */
export async function forgetPerson(trx: Sql, userId: string): Promise<void> {
  await trx.raw(`delete from staff_notification_seen where user_id = ?`, [userId])
  await trx.raw(`delete from staff_notification_unwanted where user_id = ?`, [userId])
}
