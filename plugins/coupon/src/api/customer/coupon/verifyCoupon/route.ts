import { couponCalls } from "@silai/contracts/coupon/calls"
import { couponMessages } from "@silai/contracts/coupon/messages"
import { answer } from "@silai/kit/answer"
import { verify } from "../../../../queries/verify"

export const POST = answer(couponCalls.verify, async ({ body, visitor, container }) => {
  const data = await verify(container, visitor.shopper, visitor.countedAs, body)
  return { message: data.freeDelivery ? couponMessages.freeDelivery : couponMessages.takenOff(data.discount), data }
})
