/** Said by the till, and by the checkout as soon as it knows what delivery costs. A file of its own, so that the shop's pages load no more. */
export const nothingOff = "This coupon would take nothing off this order."
