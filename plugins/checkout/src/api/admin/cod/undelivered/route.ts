import { codCalls } from "@silai/contracts/checkout/cod-calls"
import { codMessages } from "@silai/contracts/checkout/cod-messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { recordUndeliveredWorkflow } from "../../../../workflows/cod/workflows"

export const POST = answer(codCalls.undelivered, async ({ body, visitor, additionalData, container }) => {
  const { userId, name } = visitor.staff
  const input = { orderId: body.orderId, by: { userId, name } }
  return {
    message: codMessages.undelivered,
    data: await run(recordUndeliveredWorkflow, container, input, additionalData),
  }
})
