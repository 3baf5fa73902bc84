import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { orderMessages } from "@silai/contracts/order/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { correctOrderContactWorkflow } from "../../../../workflows/workflows"

export const POST = answer(orderEditCalls.contact, async ({ body, visitor, additionalData, container }) => {
  const { userId, name, role } = visitor.staff
  const input = { ...body, by: { userId, name, role } }
  const { contact } = await run(correctOrderContactWorkflow, container, input, additionalData)
  return { message: orderMessages.contactCorrected, data: contact }
})
