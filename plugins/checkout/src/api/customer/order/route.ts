import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { couponRefusals } from "@silai/contracts/coupon/messages"
import { answer } from "@silai/kit/answer"
import { refuse } from "@silai/kit/refuse"
import { buy, windowOf } from "../../../workflows/attempt/buy"

export const POST = answer(checkoutCalls.paymentOrder, async ({ body, visitor, additionalData, container }) => {
  if (body.couponCode) throw refuse(couponRefusals.not_valid)
  const attempt = await buy(container, visitor.shopper, visitor.ip, body, additionalData)
  return { data: windowOf(container, attempt) }
})
