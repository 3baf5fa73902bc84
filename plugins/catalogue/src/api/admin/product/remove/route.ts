import { styleCalls } from "@silai/contracts/catalogue/calls"
import { styleMessages } from "@silai/contracts/catalogue/style-messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { removeStyleWorkflow } from "../../../../workflows/style/workflows"

export const POST = answer(styleCalls.remove, async ({ body, additionalData, container }) => {
  const { style, archived } = await run(removeStyleWorkflow, container, body, additionalData)
  return {
    message: archived ? styleMessages.archived(style.name) : styleMessages.deleted(style.name),
    data: { _id: style._id, archived },
  }
})
