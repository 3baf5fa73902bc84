import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { orderMessages } from "@silai/contracts/order/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { changeOrderAddressWorkflow } from "../../../../workflows/workflows"

export const POST = answer(orderEditCalls.address, async ({ body, visitor, additionalData, container }) => {
  const { userId, name, role } = visitor.staff
  const input = { ...body, by: { userId, name, role } }
  const { address } = await run(changeOrderAddressWorkflow, container, input, additionalData)
  return { message: orderMessages.addressChanged, data: address }
})
