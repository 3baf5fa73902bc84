import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { colourwayMessages } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { removeColourwayWorkflow } from "../../../../../workflows/colourway/workflows"
import { personOf } from "../../../../../rules/person"

export const POST = answer(colourwayCalls.remove, async ({ body, visitor, additionalData, container }) => {
  const data = await run(removeColourwayWorkflow, container, { ...body, by: personOf(visitor.staff) }, additionalData)
  return { message: data.outcome === "deleted" ? colourwayMessages.deleted : colourwayMessages.archivedInstead, data }
})
