import { bagCalls } from "@silai/contracts/bag/calls"
import { bagMessages } from "@silai/contracts/bag/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { removeBagLineWorkflow } from "../../../../workflows/workflows"
import { readBag } from "../../../../queries/read"

export const POST = answer(bagCalls.remove, async ({ body, visitor, additionalData, container }) => {
  await run(removeBagLineWorkflow, container, { ...body, customerId: visitor.shopper.customerId }, additionalData)
  return { message: bagMessages.removed, data: await readBag(container, visitor.shopper.customerId) }
})
