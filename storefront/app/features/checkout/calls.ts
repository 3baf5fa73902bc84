import type { checkoutCalls, codCalls } from "@silai/contracts/checkout/calls"
import { entry } from "~/lib/call"

export const guest = entry<typeof checkoutCalls.guest>("/customer/guest")
export const shippingFees = entry<typeof checkoutCalls.shippingFees>("/customer/shippingFee/all")
export const paymentOrder = entry<typeof checkoutCalls.paymentOrder>("/customer/order")
export const codOffer = entry<typeof codCalls.offer>("/customer/cod")
export const verifyPayment = entry<typeof checkoutCalls.verifyPayment>("/customer/verifyPayment")
export const orderAgain = entry<typeof checkoutCalls.again>("/customer/order/again")
export const giveUp = entry<typeof checkoutCalls.giveUp>("/customer/order/giveUp")
