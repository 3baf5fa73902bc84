import { shippingFeeCalls } from "@silai/contracts/checkout/shipping-fee-calls"
import { shippingFeeMessages } from "@silai/contracts/checkout/fee-messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { updateShippingFeeWorkflow } from "../../../../workflows/shipping-fee/workflows"

export const POST = answer(shippingFeeCalls.update, async ({ body, visitor, additionalData, container }) => {
  const { userId, name } = visitor.staff
  const data = await run(updateShippingFeeWorkflow, container, { ...body, by: { userId, name } }, additionalData)
  return { message: shippingFeeMessages.saved, data }
})
