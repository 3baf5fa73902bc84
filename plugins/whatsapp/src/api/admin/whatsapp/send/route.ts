import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { CHAT_TRIES } from "@silai/contracts/whatsapp/limits"
import { whatsappMessages } from "@silai/contracts/whatsapp/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { run } from "@silai/kit/workflow"
import { readMessage } from "../../../../queries/thread"
import { sendWhatsappWorkflow } from "../../../../workflows/workflows"

export const POST = answer(whatsappCalls.send, async ({ body, visitor, additionalData, container }) => {
  const database = databaseOf(container)
  const { userId, name } = visitor.staff
  await countTry(database, "whatsapp_send", userId, CHAT_TRIES)
  const { messageId } = await run(sendWhatsappWorkflow, container, { ...body, by: { userId, name } }, additionalData)
  return { message: whatsappMessages.queued, data: await readMessage(database, messageId) }
})
