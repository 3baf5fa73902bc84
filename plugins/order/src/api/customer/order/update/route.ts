import { orderMessages } from "@silai/contracts/order/messages"
import { statusOf } from "@silai/contracts/order/status"
import { orderCalls } from "@silai/contracts/order/calls"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { moveOrderWorkflow } from "../../../../workflows/workflows"

export const POST = answer(orderCalls.update, async ({ body, visitor, additionalData, container }) => {
  const { userId, name, role } = visitor.staff
  const input = { ...body, by: { userId, name, role } }
  const { nextStatuses } = await run(moveOrderWorkflow, container, input, additionalData)
  return {
    message: orderMessages.updated(statusOf(body.status)?.label ?? ""),
    data: { _id: body.orderId, status: body.status, nextStatuses },
  }
})
