/**
 * Thrown by the checkout, and shown by its pages once they know the delivery fee. In a separate file, so that the
 * shop's pages load no more.
 */
export const nothingOff = "This coupon gives no discount on this order."
