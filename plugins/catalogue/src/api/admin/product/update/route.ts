import { styleCalls } from "@silai/contracts/catalogue/calls"
import { styleMessages } from "@silai/contracts/catalogue/style-messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { updateStyleWorkflow } from "../../../../workflows/style/workflows"

export const POST = answer(styleCalls.update, async ({ body, additionalData, container }) => {
  const data = await run(updateStyleWorkflow, container, body, additionalData)
  return { message: styleMessages.saved(data.name), data }
})
