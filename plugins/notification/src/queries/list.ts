import type { ParsedBodyOf, ReplyOf } from "@silai/contracts/call"
import type { notificationCalls, StaffNotification } from "@silai/contracts/notification/calls"
import { type NotificationKind, notificationPath } from "@silai/contracts/notification/kinds"
import { notificationRefusals, notificationTitle } from "@silai/contracts/notification/messages"
import { many, one, only, type Sql } from "@silai/kit/knex"
import { likeText } from "@silai/kit/like-text"
import { refuse } from "@silai/kit/refuse"
import { mineOf, type Reader } from "./mine"

type Row = {
  id: string
  kind: NotificationKind
  what: string
  body: string
  target: string | null
  by: string | null
  started_at: Date
  at: Date
  shown: number
  fresh: number
}

/** Names the unread things, and leads to them; once all are read, all. */
const shownOf = ({ id, kind, what, body, target, by, started_at, at, shown, fresh }: Row): StaffNotification => ({
  _id: id,
  kind,
  title: notificationTitle(kind, fresh || shown, what),
  text: body,
  what,
  count: shown,
  fresh,
  isRead: fresh === 0,
  by,
  since: started_at.toISOString(),
  at: at.toISOString(),
  path: notificationPath(kind, fresh || shown, target),
})

/** A row's state in the words of the call, as SQL over `mine`. */
const stated = { unread: "fresh > 0", read: "fresh = 0" } as const

/** One page of what a person is notified of, latest first, and how many are unread in all. */
export async function listNotifications(
  sql: Sql,
  reader: Reader,
  { state, kind, search, page, pageSize }: ParsedBodyOf<typeof notificationCalls.all>,
): Promise<Pick<ReplyOf<typeof notificationCalls.all>, "data" | "unread" | "total" | "totalPages">> {
  const mine = mineOf(reader)
  const parts = [
    state && { where: stated[state], asked: [] },
    kind && { where: "kind = ?", asked: [kind] },
    search && { where: "lower(what || ' ' || body) like ?", asked: [likeText(search.toLowerCase())] },
  ].filter((part) => part !== undefined && part !== "")
  const where = parts.map((part) => part.where).join(" and ") || "true"
  const asked = parts.flatMap((part): unknown[] => part.asked)
  const [rows, sums] = await Promise.all([
    many<Row>(sql, `${mine.sql} select * from mine where ${where} order by at desc, id desc limit ? offset ?`, [
      ...mine.bindings,
      ...asked,
      pageSize,
      (page - 1) * pageSize,
    ]),
    only<{ total: number; unread: number }>(
      sql,
      `${mine.sql} select count(*) filter (where ${where})::int as total, count(*) filter (where ${stated.unread})::int as unread from mine`,
      [...mine.bindings, ...asked],
    ),
  ])
  const { total, unread } = sums
  return { data: rows.map(shownOf), unread, total, totalPages: Math.ceil(total / pageSize) }
}

/** @throws notification.unknown, also where the person may not see it, or has removed it */
export async function readNotification(sql: Sql, reader: Reader, id: string): Promise<StaffNotification> {
  const mine = mineOf(reader)
  const row = await one<Row>(sql, `${mine.sql} select * from mine where id = ?`, [...mine.bindings, id])
  if (!row) throw refuse(notificationRefusals.unknown)
  return shownOf(row)
}

/** See `INotificationModuleService`. */
export async function unreadOf(sql: Sql, reader: Reader, id: string): Promise<StaffNotification | null> {
  const mine = mineOf(reader)
  const row = await one<Row>(sql, `${mine.sql} select * from mine where id = ? and ${stated.unread}`, [
    ...mine.bindings,
    id,
  ])
  return row && shownOf(row)
}

/** How many of a person's notifications are unread. */
export async function countUnread(sql: Sql, reader: Reader): Promise<number> {
  const mine = mineOf(reader)
  const { unread } = await only<{ unread: number }>(
    sql,
    `${mine.sql} select count(*)::int as unread from mine where ${stated.unread}`,
    mine.bindings,
  )
  return unread
}
