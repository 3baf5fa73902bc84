import { saleCalls } from "@silai/contracts/catalogue/calls"
import { saleMessages } from "@silai/contracts/catalogue/sale-messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { personOf } from "../../../../rules/person"
import { stopSaleWorkflow } from "../../../../workflows/sale/workflows"

export const POST = answer(saleCalls.stop, async ({ body, visitor, additionalData, container }) => {
  const data = await run(stopSaleWorkflow, container, { ...body, by: personOf(visitor.staff) }, additionalData)
  return { message: saleMessages.stopped, data }
})
