import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { whatsappMessages } from "@silai/contracts/whatsapp/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { readChat } from "../../../../queries/thread"
import { updateChatWorkflow } from "../../../../workflows/workflows"

export const POST = answer(whatsappCalls.update, async ({ body, visitor, additionalData, container }) => {
  const { chatId } = await run(updateChatWorkflow, container, body, additionalData)
  return { message: whatsappMessages.changed, data: await readChat(databaseOf(container), visitor.staff, chatId) }
})
