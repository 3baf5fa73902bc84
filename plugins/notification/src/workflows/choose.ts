import type { MedusaContainer } from "@medusajs/framework/types"
import { type NotificationKind, notificationKindsOf } from "@silai/contracts/notification/kinds"
import { databaseOf } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import type { Reader } from "../queries/mine"

export type Choice = { reader: Reader; kinds: readonly NotificationKind[] }

/**
 * Keeps which kinds a person wants. What they do not want is kept, so that a new kind appears by itself; kinds that their role does not see
 * stay as they are.
 */
export function chooseKinds(container: MedusaContainer, { reader, kinds }: Choice): Promise<{ unwanted: string[] }> {
  const seen = notificationKindsOf(reader.role)
  const unwanted = seen.filter((kind) => !kinds.includes(kind))
  return databaseOf(container).transaction(async (trx) => {
    await trx.raw(
      `delete from staff_notification_unwanted where user_id = ? and kind = any(?::text[]) and kind <> all(?::text[])`,
      [reader.userId, seen, unwanted],
    )
    await trx.raw(
      `insert into staff_notification_unwanted (user_id, kind) select ?::text, unnest(?::text[]) on conflict do nothing`,
      [reader.userId, unwanted],
    )
    await notifyLive(trx, "notification.changed", {})
    return { unwanted }
  })
}
