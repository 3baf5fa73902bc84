import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { colourwaySays } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { duplicateColourwayWorkflow } from "../../../../../workflows/colourway/workflows"
import { personOf } from "../../../../../rules/person"

export const POST = answer(colourwayCalls.duplicate, async ({ body, visitor, additionalData, container }) => ({
  message: colourwaySays.duplicated,
  data: await run(duplicateColourwayWorkflow, container, { ...body, by: personOf(visitor.staff) }, additionalData),
}))
