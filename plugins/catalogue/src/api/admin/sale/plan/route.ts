import { saleCalls } from "@silai/contracts/catalogue/calls"
import { saleMessages } from "@silai/contracts/catalogue/sale-messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { personOf } from "../../../../rules/person"
import { planSaleWorkflow } from "../../../../workflows/sale/workflows"

export const POST = answer(saleCalls.plan, async ({ body, visitor, additionalData, container }) => {
  const data = await run(planSaleWorkflow, container, { ...body, by: personOf(visitor.staff) }, additionalData)
  return { message: saleMessages[data.state === "running" ? "begun" : "planned"], data }
})
