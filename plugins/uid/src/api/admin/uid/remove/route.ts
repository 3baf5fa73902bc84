import { uidCalls } from "@silai/contracts/uid/calls"
import { uidMessages } from "@silai/contracts/uid/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { removeUidsWorkflow } from "../../../../workflows/workflows"

export const POST = answer(uidCalls.remove, async ({ body, additionalData, container }) => {
  await run(removeUidsWorkflow, container, body, additionalData)
  return { message: uidMessages.removed }
})
