import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { orderMessages } from "@silai/contracts/order/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { sewOrderWorkflow } from "../../../../workflows/workflows"

export const POST = answer(orderEditCalls.sewnBy, async ({ body, additionalData, container }) => {
  const { tailor } = await run(sewOrderWorkflow, container, body, additionalData)
  return { message: tailor ? orderMessages.sewnBy(tailor.name) : orderMessages.unassigned, data: { tailor } }
})
