import { notificationCalls } from "@silai/contracts/notification/calls"
import { notificationMessages } from "@silai/contracts/notification/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { countUnread } from "../../../../queries/list"
import { removeNotificationsWorkflow } from "../../../../workflows/workflows"

export const POST = answer(notificationCalls.clearOldNotifications, async ({ visitor, additionalData, container }) => {
  const { userId, role } = visitor.staff
  const reader = { userId, role }
  const asked = { reader, which: "old" as const }
  const { notificationIds } = await run(removeNotificationsWorkflow, container, asked, additionalData)
  const count = notificationIds.length
  return { message: notificationMessages.cleared, count, unread: await countUnread(databaseOf(container), reader) }
})
