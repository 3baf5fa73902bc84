import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { inventoryMessages } from "@silai/contracts/inventory/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { personOf } from "../../../../rules/person"
import { putStockRightWorkflow } from "../../../../workflows/stock/workflows"

export const POST = answer(inventoryCalls.putRight, async ({ body, visitor, additionalData, container }) => {
  const input = { ...body, by: personOf(visitor.staff) }
  return {
    message: inventoryMessages.putRight,
    data: await run(putStockRightWorkflow, container, input, additionalData),
  }
})
