import { COUPON_STATE_WORDS, couponDay, couponMessages, lastCouponDay } from "@silai/contracts/coupon/messages"
import type { CouponRow } from "@silai/contracts/coupon/shapes"
import type { Columns } from "@silai/kit/csv"

const dayOf = (iso: string | null) => (iso ? couponDay(iso) : "")

/** The columns of the file of coupons. */
export const COUPON_COLUMNS: Columns<CouponRow> = {
  Code: ({ code }) => code,
  Name: ({ name }) => name,
  Discount: couponMessages.worth,
  "Minimum order (INR)": ({ minimum }) => minimum,
  State: ({ state }) => COUPON_STATE_WORDS[state],
  Used: ({ used }) => used,
  "In checkout": ({ held }) => held,
  "Total uses": ({ totalUses }) => totalUses ?? "",
  "Discount given (INR)": ({ discountRupees }) => discountRupees,
  "Sales (INR)": ({ revenueRupees }) => revenueRupees,
  Begins: ({ startsAt }) => dayOf(startsAt),
  Ends: ({ endsAt }) => (endsAt ? lastCouponDay(endsAt) : ""),
  Made: ({ createdAt }) => dayOf(createdAt),
}
