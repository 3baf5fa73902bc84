import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { colourwayMessages } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { addColourwayWorkflow } from "../../../../../workflows/colourway/workflows"
import { personOf } from "../../../../../rules/person"

export const POST = answer(colourwayCalls.add, async ({ body, visitor, additionalData, container }) => ({
  message: colourwayMessages.added,
  data: await run(addColourwayWorkflow, container, { ...body, by: personOf(visitor.staff) }, additionalData),
}))
