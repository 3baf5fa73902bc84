import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { answer } from "@silai/kit/answer"
import { buy, windowOf } from "../../../workflows/attempt/buy"
import { refreshPayment } from "../../../workflows/phone-order/unpaid"

export const POST = answer(checkoutCalls.paymentOrder, async ({ body, visitor, additionalData, container }) => {
  const attempt = await buy(container, visitor.shopper, visitor.ip, body, additionalData)
  // Nothing is paid now, so it is an order at once.
  if (attempt.gateway === "cod" && attempt.status === "held") await refreshPayment(container, attempt)
  return { data: windowOf(container, attempt) }
})
