/** Said by the till, and by the checkout once it knows the delivery fee. In a separate file, so that the shop's pages load no more. */
export const nothingOff = "This coupon gives no discount on this order."
