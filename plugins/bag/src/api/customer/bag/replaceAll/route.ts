import { bagCalls } from "@silai/contracts/bag/calls"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { replaceBagWorkflow } from "../../../../workflows/workflows"
import { readBag } from "../../../../queries/read"

export const POST = answer(bagCalls.replaceAll, async ({ body, visitor, additionalData, container }) => {
  await run(replaceBagWorkflow, container, { ...body, customerId: visitor.shopper.customerId }, additionalData)
  return { data: await readBag(container, visitor.shopper.customerId) }
})
