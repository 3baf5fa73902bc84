import type { catalogueCalls } from "@silai/contracts/catalogue/calls"
import type { checkoutCalls } from "@silai/contracts/checkout/calls"
import type { couponCalls } from "@silai/contracts/coupon/calls"
import { entry } from "~/lib/call"

export const guest = entry<typeof checkoutCalls.guest>("/customer/guest")
export const shippingFees = entry<typeof checkoutCalls.shippingFees>("/customer/shippingFee/all")
export const paymentOrder = entry<typeof checkoutCalls.paymentOrder>("/customer/order")
export const verifyPayment = entry<typeof checkoutCalls.verifyPayment>("/customer/verifyPayment")
export const orderSuccess = entry<typeof checkoutCalls.success>("/customer/order/success")
export const verifyCoupon = entry<typeof couponCalls.verify>("/customer/coupon/verifyCoupon")
export const verifyPrice = entry<typeof catalogueCalls.verifyPrice>("/customer/product/variant/verifyPrice")
export const checkStock = entry<typeof catalogueCalls.checkStock>("/customer/product/checkStock")
