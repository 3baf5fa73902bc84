import type { BaseRecord } from "@refinedev/core"
import type { StaffNotification } from "@silai/contracts/notification/calls"
import { call, entry } from "../../providers/call"

export const askNotifications = entry("/admin/notification/all")
export const askNote = entry("/admin/notification/create")
export const askAllRead = entry("/admin/notification/markAllAsRead")
export const askClearOld = entry("/admin/notification/clearOldNotifications")
export const askClearRead = entry("/admin/notification/clearAllReadNotifications")
export const askChoices = entry("/admin/notification/settings")
export const askChoose = entry("/admin/notification/settings/update")
const askRead = entry("/admin/notification/markAsRead")
const askRemove = entry("/admin/notification/delete")

export type NotificationRecord = StaffNotification & BaseRecord

/** Only what it named when it was read: later ones stay unread. */
export const markRead = ({ _id, count }: NotificationRecord) => call(askRead, { notificationId: _id, count })
/** An opened notification is read; without a connection it stays unread, and opens all the same. */
export const markOpened = (one: NotificationRecord): void => {
  if (!one.isRead) void markRead(one).catch(() => undefined)
}
export const removeOne = ({ _id }: NotificationRecord) => call(askRemove, { notificationId: _id })
