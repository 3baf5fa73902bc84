import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { couponRefusals } from "@silai/contracts/coupon/messages"
import { answer } from "@silai/kit/answer"
import { refuse } from "@silai/kit/refuse"
import { buy, windowOf } from "../../../till/buy"

export const POST = answer(checkoutCalls.paymentOrder, async ({ body, visitor, container }) => {
  if (body.couponCode) throw refuse(couponRefusals.not_valid)
  const attempt = await buy(container, visitor.shopper, body.items)
  return { data: windowOf(container, attempt) }
})
