import { notificationCalls } from "@silai/contracts/notification/calls"
import { notificationMessages } from "@silai/contracts/notification/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { choicesOf } from "../../../../../queries/choices"
import { chooseNotificationsWorkflow } from "../../../../../workflows/workflows"

export const POST = answer(notificationCalls.choose, async ({ body, visitor, additionalData, container }) => {
  const { userId, role } = visitor.staff
  const reader = { userId, role }
  await run(chooseNotificationsWorkflow, container, { reader, kinds: body.kinds }, additionalData)
  return { message: notificationMessages.chosen, data: await choicesOf(databaseOf(container), reader) }
})
