import { couponCalls } from "@silai/contracts/coupon/calls"
import { couponRefusals } from "@silai/contracts/coupon/messages"
import { answer } from "@silai/kit/answer"
import { refuse } from "@silai/kit/refuse"

/** No coupon has been issued yet, so none is valid. */
export const POST = answer(couponCalls.verify, async () => {
  throw refuse(couponRefusals.not_valid)
})
