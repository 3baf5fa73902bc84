import { z } from "zod"
import { idShape } from "../account/shapes"
import { adminCall } from "../call"
import { listOf } from "../list"
import { counted, paged } from "../paging"
import { ROLES } from "../staff/roles"
import { NOTIFICATION_KIND_NAMES } from "./kinds"
import { NOTIFICATION, NOTIFICATION_LIST, NOTIFICATION_STATES } from "./limits"
import { notificationMessages } from "./messages"
import { lineShape, proseShape } from "../text"

const enter = adminCall("counter.enter")
const write = adminCall("settings.write")

const kind = z.enum(NOTIFICATION_KIND_NAMES)

const notification = z.object({
  _id: z.string(),
  kind,
  title: z
    .string()
    .describe(
      "in English, of those that the caller has not read, or once all are read of all: `New order SL-000042`, `12 new orders`",
    ),
  text: z.string().describe("of a note; else empty"),
  what: z.string().describe("the name of the newest thing; may be empty"),
  count: z.number().int().describe("how many things it is about, without those that the caller has removed"),
  fresh: z.number().int().describe("how many of them the caller has not read"),
  isRead: z.boolean(),
  by: z.string().nullable().describe("who wrote the note"),
  since: z.string(),
  at: z.string().describe("when the newest thing happened"),
  path: z.string().describe("the screen of the back office that it leads to, below /admin"),
})
export type StaffNotification = z.output<typeof notification>

const left = z.object({ unread: z.number().int().describe("how many of the caller's notifications are unread now") })
const cleared = left.extend({ count: z.number().int().describe("how many were removed") })
const one = { notificationId: idShape }
const choices = z.object({
  data: z.array(z.object({ kind, isWanted: z.boolean() })).describe("the kinds that the caller's role may see"),
})
export type NotificationChoices = z.output<typeof choices>["data"]

/** Each staff member has a separate state: reading or removing one changes nothing for the others. */
export const notificationCalls = {
  all: enter("/admin/notification/all", "The caller's notifications, latest first, with the number of unread ones.", {
    body: z.strictObject({
      state: z.enum(NOTIFICATION_STATES).optional(),
      kind: kind.optional(),
      search: lineShape(NOTIFICATION.maxSearch)
        .optional()
        .describe("in the names of things, and in the title and text of notes"),
      ...paged(NOTIFICATION_LIST),
    }),
    reply: left.extend({ data: z.array(notification), ...counted }),
  }),
  create: write("/admin/notification/create", "Writes a note to all staff, or to those of one role and the owners.", {
    body: z.strictObject({
      title: lineShape(NOTIFICATION.maxTitle).min(1, notificationMessages.noTitle),
      text: proseShape(NOTIFICATION.maxText).default(""),
      role: z.enum(ROLES).optional(),
    }),
    reply: z.object({ data: notification }),
  }),
  markAsRead: enter("/admin/notification/markAsRead", "Marks one as read by the caller.", {
    body: z.strictObject({
      ...one,
      count: z
        .number()
        .int()
        .min(1)
        .max(1_000_000)
        .optional()
        .describe("how many things it named when it was read; later ones stay unread"),
    }),
    reply: left,
  }),
  markAllAsRead: enter("/admin/notification/markAllAsRead", "Marks all as read by the caller.", {
    body: z.strictObject({}),
    reply: left,
  }),
  delete: enter("/admin/notification/delete", "Removes one from the caller's list; the others keep it.", {
    body: z.strictObject(one),
    reply: left,
  }),
  clearOldNotifications: enter(
    "/admin/notification/clearOldNotifications",
    `Removes those older than ${NOTIFICATION.oldDays} days from the caller's list.`,
    { body: z.strictObject({}), reply: cleared },
  ),
  clearAllReadNotifications: enter(
    "/admin/notification/clearAllReadNotifications",
    "Removes those that the caller has read from the caller's list.",
    { body: z.strictObject({}), reply: cleared },
  ),
  settings: enter("/admin/notification/settings", "Which kinds the caller wants to be notified of.", {
    body: z.strictObject({}),
    reply: choices,
  }),
  choose: enter(
    "/admin/notification/settings/update",
    "Chooses the kinds that the caller wants to be notified of; the others do not appear.",
    {
      body: z.strictObject({ kinds: listOf(kind, NOTIFICATION_KIND_NAMES.length) }),
      reply: choices,
    },
  ),
}
