import type { MedusaContainer } from "@medusajs/framework/types"
import { NOTIFICATION_KINDS } from "@silai/contracts/notification/kinds"
import { NOTIFICATION } from "@silai/contracts/notification/limits"
import { emitEvents } from "@silai/kit/events"
import { newId } from "@silai/kit/ids"
import { lockKeys } from "@silai/kit/keys"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import type { NamedHappening } from "../rules/happenings"

/** The notification that now has it; null where staff were notified already. */
export type Added = { notificationId: string | null }

/**
 * Notifies staff of what happened: with a new notification, or in one of the last hour. The same thing counts once,
 * however often its event arrives.
 */
export function addNotification(container: MedusaContainer, happening: NamedHappening): Promise<Added> {
  return databaseOf(container).transaction(async (trx) => {
    // Of two at the same moment, the second joins the first one's.
    await lockKeys(trx, [`notification ${happening.kind}`])
    if (await isKnown(trx, happening)) return { notificationId: null }
    const notificationId = (await joined(trx, happening)) ?? (await begun(trx, happening))
    await trx.raw(
      `insert into staff_notification_subject (kind, subject, notification_id) values (?, ?, ?)
       on conflict (kind, subject) do update set notification_id = excluded.notification_id, at = now()`,
      [happening.kind, happening.subject, notificationId],
    )
    await emitEvents(trx, { name: "silai.staff-notification.added", data: [{ id: notificationId }] })
    await notifyLive(trx, "notification.changed", { kind: happening.kind })
    return { notificationId }
  })
}

const isKnown = async (trx: Sql, { kind, subject }: NamedHappening): Promise<boolean> =>
  (await one(
    trx,
    `select 1 from staff_notification_subject where kind = ? and subject = ? and (?::int is null or at > now() - make_interval(hours => ?::int))`,
    [kind, subject, NOTIFICATION_KINDS[kind].againAfterHours, NOTIFICATION_KINDS[kind].againAfterHours],
  )) !== null

async function joined(trx: Sql, { kind, what, target }: NamedHappening): Promise<string | null> {
  if (!NOTIFICATION_KINDS[kind].isGrouped) return null
  const row = await one<{ id: string }>(
    trx,
    `update staff_notification set count = count + 1, what = ?, target = ?, at = now()
      where id = (select id from staff_notification where kind = ? and started_at > now() - make_interval(mins => ?) order by started_at desc limit 1)
      returning id`,
    [what, target, kind, NOTIFICATION.windowMinutes],
  )
  return row?.id ?? null
}

async function begun(trx: Sql, { kind, what, target }: NamedHappening): Promise<string> {
  const id = newId("ntf")
  await trx.raw(`insert into staff_notification (id, kind, what, target) values (?, ?, ?, ?)`, [id, kind, what, target])
  return id
}
