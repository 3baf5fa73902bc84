import { refusals } from "../refusal"

export const couponRefusals = refusals("coupon", {
  not_valid: { status: 422, field: "couponCode", say: "This coupon code is not valid." },
})
