import type { NotificationChoices } from "@silai/contracts/notification/calls"
import { notificationKindsOf } from "@silai/contracts/notification/kinds"
import { many, type Sql } from "@silai/kit/knex"
import type { Reader } from "./mine"

/** The kinds that a person's role may see, and whether they want each. */
export async function choicesOf(sql: Sql, { userId, role }: Reader): Promise<NotificationChoices> {
  const rows = await many<{ kind: string }>(sql, `select kind from staff_notification_unwanted where user_id = ?`, [
    userId,
  ])
  const unwanted = new Set(rows.map(({ kind }) => kind))
  return notificationKindsOf(role).map((kind) => ({ kind, isWanted: !unwanted.has(kind) }))
}
