import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { whatsappMessages } from "@silai/contracts/whatsapp/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { retryWhatsappEventsWorkflow } from "../../../../workflows/workflows"

export const POST = answer(whatsappCalls.retryEvents, async ({ body, additionalData, container }) => {
  const { events } = await run(retryWhatsappEventsWorkflow, container, body, additionalData)
  return { message: events ? whatsappMessages.eventsAgain : whatsappMessages.noEventsAgain, data: { events } }
})
