import { z } from "zod"
import { callFor } from "../call"
import { COUPON } from "./limits"

const guest = callFor("guest")

export const couponCalls = {
  verify: guest("/customer/coupon/verifyCoupon", "Whether a coupon code can be used.", {
    body: z.strictObject({ couponCode: z.string().trim().min(1).max(COUPON.maxCode) }),
    reply: z.object({}),
  }),
}
