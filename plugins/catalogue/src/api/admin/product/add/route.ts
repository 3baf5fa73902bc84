import { styleCalls } from "@silai/contracts/catalogue/calls"
import { styleMessages } from "@silai/contracts/catalogue/style-messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { addStyleWorkflow } from "../../../../workflows/style/workflows"

export const POST = answer(styleCalls.add, async ({ body, additionalData, container }) => {
  const data = await run(addStyleWorkflow, container, body, additionalData)
  return { message: styleMessages.added(data.name), data }
})
