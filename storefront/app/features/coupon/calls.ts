import type { couponCalls } from "@silai/contracts/coupon/calls"
import { entry } from "~/lib/call"

export const verifyCoupon = entry<typeof couponCalls.verify>("/customer/coupon/verifyCoupon")
export const myCoupons = entry<typeof couponCalls.mine>("/customer/coupon/customerCoupon")
