import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { colourwayMessages } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { duplicateColourwayWorkflow } from "../../../../../workflows/colourway/workflows"
import { personOf } from "../../../../../rules/person"

export const POST = answer(colourwayCalls.duplicate, async ({ body, visitor, additionalData, container }) => ({
  message: colourwayMessages.duplicated,
  data: await run(duplicateColourwayWorkflow, container, { ...body, by: personOf(visitor.staff) }, additionalData),
}))
