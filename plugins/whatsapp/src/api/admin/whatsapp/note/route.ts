import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { whatsappMessages } from "@silai/contracts/whatsapp/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { readMessage } from "../../../../queries/thread"
import { noteInChatWorkflow } from "../../../../workflows/workflows"

export const POST = answer(whatsappCalls.note, async ({ body, visitor, additionalData, container }) => {
  const { userId, name } = visitor.staff
  const { messageId } = await run(noteInChatWorkflow, container, { ...body, by: { userId, name } }, additionalData)
  return { message: whatsappMessages.noted, data: await readMessage(databaseOf(container), messageId) }
})
