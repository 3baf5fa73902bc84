import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { colourwayMessages } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { repriceColourwaysWorkflow } from "../../../../../workflows/colourway/workflows"
import { personOf } from "../../../../../rules/person"

export const POST = answer(colourwayCalls.reprice, async ({ body, visitor, additionalData, container }) => {
  const { variants, batch } = await run(
    repriceColourwaysWorkflow,
    container,
    { ...body, by: personOf(visitor.staff) },
    additionalData,
  )
  return { message: colourwayMessages.repriced(variants.length), data: variants, batch }
})
