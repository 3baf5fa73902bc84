import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { draftInChatWorkflow } from "../../../../workflows/workflows"

export const POST = answer(whatsappCalls.draft, async ({ body, visitor, additionalData, container }) => {
  await run(draftInChatWorkflow, container, { ...body, userId: visitor.staff.userId }, additionalData)
  return {}
})
