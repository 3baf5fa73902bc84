import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { whatsappMessages } from "@silai/contracts/whatsapp/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { readMessage } from "../../../../queries/thread"
import { retryWhatsappWorkflow } from "../../../../workflows/workflows"

export const POST = answer(whatsappCalls.retry, async ({ body, additionalData, container }) => {
  const { messageId, isFile } = await run(retryWhatsappWorkflow, container, body, additionalData)
  return {
    message: isFile ? whatsappMessages.fileAgain : whatsappMessages.again,
    data: await readMessage(databaseOf(container), messageId),
  }
})
