import type { MedusaContainer } from "@medusajs/framework/types"
import type { Role } from "@silai/contracts/staff/roles"
import { emitEvents } from "@silai/kit/events"
import { newId } from "@silai/kit/ids"
import { databaseOf } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"

export type NewNote = { title: string; text: string; role?: Role; by: { userId: string; name: string } }

/** Writes a note to the staff; its writer has read it. */
export function createNote(
  container: MedusaContainer,
  { title, text, role, by }: NewNote,
): Promise<{ notificationId: string }> {
  const notificationId = newId("ntf")
  return databaseOf(container).transaction(async (trx) => {
    await trx.raw(
      `insert into staff_notification (id, kind, what, body, role, user_id, by) values (?, 'note', ?, ?, ?, ?, ?)`,
      [notificationId, title, text, role ?? null, by.userId, by.name],
    )
    await trx.raw(`insert into staff_notification_seen (notification_id, user_id, read_count) values (?, ?, 1)`, [
      notificationId,
      by.userId,
    ])
    await emitEvents(trx, { name: "silai.staff-notification.added", data: [{ id: notificationId }] })
    await notifyLive(trx, "notification.changed", { kind: "note" })
    return { notificationId }
  })
}
