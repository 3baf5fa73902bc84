import { bagCalls } from "@silai/contracts/bag/calls"
import { bagMessages } from "@silai/contracts/bag/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { emptyBagWorkflow } from "../../../../workflows/workflows"

export const POST = answer(bagCalls.removeAll, async ({ visitor, additionalData, container }) => {
  await run(emptyBagWorkflow, container, { customerId: visitor.shopper.customerId }, additionalData)
  return { message: bagMessages.emptyPage, data: { bagItems: [] } }
})
