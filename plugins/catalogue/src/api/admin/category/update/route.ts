import { categoryCalls } from "@silai/contracts/catalogue/calls"
import { categoryMessages } from "@silai/contracts/catalogue/style-messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { updateCategoryWorkflow } from "../../../../workflows/category/workflows"

export const POST = answer(categoryCalls.update, async ({ body, additionalData, container }) => {
  const data = await run(updateCategoryWorkflow, container, body, additionalData)
  return {
    message:
      body.rank === undefined ? categoryMessages.saved(data.name) : categoryMessages.moved(data.name, data.rank + 1),
    data,
  }
})
