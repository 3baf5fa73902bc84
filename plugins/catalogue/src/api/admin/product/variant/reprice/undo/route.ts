import { repriceCalls } from "@silai/contracts/catalogue/calls"
import { colourwayMessages } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { personOf } from "../../../../../../rules/person"
import { undoRepricingWorkflow } from "../../../../../../workflows/colourway/workflows"

export const POST = answer(repriceCalls.undo, async ({ body, visitor, additionalData, container }) => {
  const data = await run(undoRepricingWorkflow, container, { ...body, by: personOf(visitor.staff) }, additionalData)
  return { message: colourwayMessages.undone(data.restored.length, data.kept.length), data }
})
