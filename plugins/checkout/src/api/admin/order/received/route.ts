import { phoneOrderCalls } from "@silai/contracts/checkout/phone-order-calls"
import { phoneOrderMessages } from "@silai/contracts/checkout/phone-order-messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { noteReceivedWorkflow } from "../../../../workflows/phone-order/workflows"

export const POST = answer(phoneOrderCalls.received, async ({ body, visitor, additionalData, container }) => {
  const { userId, name } = visitor.staff
  const input = { ...body, by: { userId, name } }
  return {
    message: phoneOrderMessages.received,
    data: await run(noteReceivedWorkflow, container, input, additionalData),
  }
})
