import { notificationCalls } from "@silai/contracts/notification/calls"
import { notificationMessages } from "@silai/contracts/notification/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { countUnread } from "../../../../queries/list"
import { readNotificationsWorkflow } from "../../../../workflows/workflows"

export const POST = answer(notificationCalls.markAsRead, async ({ body, visitor, additionalData, container }) => {
  const { userId, role } = visitor.staff
  const reader = { userId, role }
  await run(readNotificationsWorkflow, container, { ...body, reader }, additionalData)
  return { message: notificationMessages.read, unread: await countUnread(databaseOf(container), reader) }
})
