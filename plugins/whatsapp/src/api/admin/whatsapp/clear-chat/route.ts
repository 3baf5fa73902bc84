import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { whatsappMessages } from "@silai/contracts/whatsapp/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { clearChatWorkflow } from "../../../../workflows/workflows"

export const POST = answer(whatsappCalls.clear, async ({ body, additionalData, container }) => {
  await run(clearChatWorkflow, container, body, additionalData)
  return { message: whatsappMessages.cleared }
})
