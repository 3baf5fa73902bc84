import { categoryCalls } from "@silai/contracts/catalogue/calls"
import { categoryMessages } from "@silai/contracts/catalogue/style-messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { addCategoryWorkflow } from "../../../../workflows/category/workflows"

export const POST = answer(categoryCalls.add, async ({ body, additionalData, container }) => {
  const data = await run(addCategoryWorkflow, container, body, additionalData)
  return { message: categoryMessages.added(data.name), data }
})
