import { bagCalls } from "@silai/contracts/bag/calls"
import { bagMessages } from "@silai/contracts/bag/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { readBag, readLater } from "../../../../../queries/read"
import { moveToBagWorkflow } from "../../../../../workflows/workflows"

export const POST = answer(bagCalls.moveToBag, async ({ body, visitor, additionalData, container }) => {
  const { customerId } = visitor.shopper
  await run(moveToBagWorkflow, container, { customerId, _id: body._id }, additionalData)
  return {
    message: bagMessages.movedToBag,
    data: { ...(await readBag(container, customerId)), ...(await readLater(container, customerId)) },
  }
})
