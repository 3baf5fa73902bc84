import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"
import { personOf } from "../../../../../rules/person"
import { updateStatuses } from "../../../../../workflows/colourway/status-many"

export const POST = answer(colourwayCalls.updateStatus, async ({ body, visitor, additionalData, container }) => ({
  data: await updateStatuses(container, { ...body, by: personOf(visitor.staff) }, additionalData),
}))
