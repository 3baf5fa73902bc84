import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { answer } from "@silai/kit/answer"
import { buy, windowOf } from "../../../workflows/attempt/buy"

export const POST = answer(checkoutCalls.paymentOrder, async ({ body, visitor, additionalData, container }) => {
  const attempt = await buy(container, visitor.shopper, visitor.ip, body, additionalData)
  return { data: windowOf(container, attempt) }
})
