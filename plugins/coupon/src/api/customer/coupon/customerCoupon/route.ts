import { couponCalls } from "@silai/contracts/coupon/calls"
import { answer } from "@silai/kit/answer"
import { couponsOf } from "../../../../queries/own-coupons"

export const POST = answer(couponCalls.mine, async ({ body, visitor, container }) => ({
  ...(await couponsOf(container, visitor.shopper, body)),
}))
