import { categoryCalls } from "@silai/contracts/catalogue/calls"
import { categoryMessages } from "@silai/contracts/catalogue/style-messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { deleteCategoryWorkflow } from "../../../../workflows/category/workflows"

export const POST = answer(categoryCalls.delete, async ({ body, additionalData, container }) => {
  const { _id, name } = await run(deleteCategoryWorkflow, container, body, additionalData)
  return { message: categoryMessages.deleted(name), data: { _id } }
})
