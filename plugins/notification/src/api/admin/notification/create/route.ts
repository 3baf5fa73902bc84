import { notificationCalls } from "@silai/contracts/notification/calls"
import { NOTIFICATION_TRIES } from "@silai/contracts/notification/limits"
import { notificationMessages } from "@silai/contracts/notification/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { run } from "@silai/kit/workflow"
import { readNotification } from "../../../../queries/list"
import { createNoteWorkflow } from "../../../../workflows/workflows"

export const POST = answer(notificationCalls.create, async ({ body, visitor, additionalData, container }) => {
  const database = databaseOf(container)
  const { userId, name, role } = visitor.staff
  await countTry(database, "staff_note", userId, NOTIFICATION_TRIES)
  const note = { ...body, by: { userId, name } }
  const { notificationId } = await run(createNoteWorkflow, container, note, additionalData)
  return {
    message: notificationMessages.sent,
    data: await readNotification(database, { userId, role }, notificationId),
  }
})
