import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { orderSays } from "@silai/contracts/order/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { sewOrderWorkflow } from "../../../../workflows/workflows"

export const POST = answer(orderEditCalls.sewnBy, async ({ body, additionalData, container }) => {
  const { tailor } = await run(sewOrderWorkflow, container, body, additionalData)
  return { message: tailor ? orderSays.sewnBy(tailor.name) : orderSays.unassigned, data: { tailor } }
})
