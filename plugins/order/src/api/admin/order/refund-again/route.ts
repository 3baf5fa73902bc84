import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { orderMessages } from "@silai/contracts/order/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { takenOutOf } from "../../../../queries/taken-out"
import { refundAgainWorkflow } from "../../../../workflows/workflows"

export const POST = answer(orderEditCalls.refundAgain, async ({ body, visitor, additionalData, container }) => {
  const { userId, name, role } = visitor.staff
  await run(refundAgainWorkflow, container, { ...body, by: { userId, name, role } }, additionalData)
  return { message: orderMessages.refundAskedAgain, ...(await takenOutOf(container, body.orderId, role)) }
})
