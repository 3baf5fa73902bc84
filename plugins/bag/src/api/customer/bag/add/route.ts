import { bagCalls } from "@silai/contracts/bag/calls"
import { bagMessages } from "@silai/contracts/bag/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { addToBagWorkflow } from "../../../../workflows/workflows"
import { readBag } from "../../../../queries/read"

export const POST = answer(bagCalls.add, async ({ body, visitor, additionalData, container }) => {
  const { customerId } = visitor.shopper
  const { variantId, size, quantity, bagItemId } = body
  await run(addToBagWorkflow, container, { customerId, variantId, size, quantity, bagItemId }, additionalData)
  return { message: bagMessages.kept, data: await readBag(container, customerId) }
})
