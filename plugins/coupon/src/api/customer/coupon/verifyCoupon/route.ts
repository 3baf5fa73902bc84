import { couponCalls } from "@silai/contracts/coupon/calls"
import { couponSays } from "@silai/contracts/coupon/messages"
import { answer } from "@silai/kit/answer"
import { verify } from "../../../../queries/verify"

export const POST = answer(couponCalls.verify, async ({ body, visitor, container }) => {
  const data = await verify(container, visitor.shopper, visitor.countedAs, body)
  return { message: data.freeDelivery ? couponSays.freeDelivery : couponSays.takenOff(data.discount), data }
})
