import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { savedWords } from "../../../../../rules/saved-words"
import { updateColourwayWorkflow } from "../../../../../workflows/colourway/workflows"
import { personOf } from "../../../../../rules/person"

export const POST = answer(colourwayCalls.update, async ({ body, visitor, additionalData, container }) => {
  const data = await run(updateColourwayWorkflow, container, { ...body, by: personOf(visitor.staff) }, additionalData)
  return { message: savedWords(body.status, data), data }
})
