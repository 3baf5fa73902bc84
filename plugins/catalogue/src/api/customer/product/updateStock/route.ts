import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { inventoryMessages } from "@silai/contracts/inventory/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { changeStockWorkflow } from "../../../../workflows/stock/workflows"
import { personOf } from "../../../../rules/person"

export const POST = answer(inventoryCalls.updateStock, async ({ body, visitor, additionalData, container }) => {
  const data = await run(changeStockWorkflow, container, { ...body, by: personOf(visitor.staff) }, additionalData)
  return { message: inventoryMessages.saved(data.filter(({ from, to }) => from !== to).length), data }
})
