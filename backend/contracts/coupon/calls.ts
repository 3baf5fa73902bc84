import { z } from "zod"
import { defineCall } from "../call"
import { COUPON } from "./limits"

export const couponCalls = {
  verify: defineCall({
    path: "/customer/coupon/verifyCoupon", audience: "guest",
    summary: "Whether a coupon code can be used.",
    body: z.strictObject({ couponCode: z.string().trim().min(1).max(COUPON.maxCode) }),
    reply: z.object({}),
  }),
}
