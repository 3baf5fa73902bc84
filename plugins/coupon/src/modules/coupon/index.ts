import { Module } from "@medusajs/framework/utils"
import { CouponService } from "./service"

export default Module("coupon", { service: CouponService })
