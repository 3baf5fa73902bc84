import { returnCalls } from "@silai/contracts/returns/calls"
import { returnMessages } from "@silai/contracts/returns/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { removeReturnWorkflow } from "../../../../workflows/workflows"

export const POST = answer(returnCalls.remove, async ({ body, additionalData, container }) => {
  await run(removeReturnWorkflow, container, body, additionalData)
  return { message: returnMessages.removed }
})
