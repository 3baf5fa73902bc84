import { notificationCalls } from "@silai/contracts/notification/calls"
import { notificationMessages } from "@silai/contracts/notification/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { countUnread } from "../../../../queries/list"
import { removeNotificationsWorkflow } from "../../../../workflows/workflows"

export const POST = answer(notificationCalls.delete, async ({ body, visitor, additionalData, container }) => {
  const { userId, role } = visitor.staff
  const reader = { userId, role }
  await run(removeNotificationsWorkflow, container, { reader, which: body }, additionalData)
  return { message: notificationMessages.removed, unread: await countUnread(databaseOf(container), reader) }
})
