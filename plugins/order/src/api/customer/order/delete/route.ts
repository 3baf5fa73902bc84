import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { orderMessages } from "@silai/contracts/order/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { archiveOrderWorkflow } from "../../../../workflows/workflows"

export const POST = answer(orderEditCalls.archive, async ({ body, additionalData, container }) => {
  const { orderId, archived } = await run(archiveOrderWorkflow, container, body, additionalData)
  return { message: archived ? orderMessages.archived : orderMessages.unarchived, data: { _id: orderId, archived } }
})
