import { onDay } from "~/lib/words"
import { lastMomentOf } from "@silai/contracts/india"
import type { ShopperCoupon } from "@silai/contracts/coupon/shapes"

/** Texts of a shopper's coupons. */
export const couponWords = {
  use: "Use it",
  inUse: "In your bag",
  remembered: (code: string) => `${code} is kept for your bag.`,
  usable: "You can use",
  past: "Used or over",
  details: "Details",
  seeOrder: "See the order",
  personal: "Only for you",
} as const

/** The last day on which a coupon works or worked. */
const lastDay = (end: string) => onDay(lastMomentOf(end))

/** "Until 12 Dec 2026", "Used on 3 Nov 2026". */
export function whenOf({ standing, startsAt, endsAt, usedAt }: ShopperCoupon): string {
  if (standing === "used") return usedAt ? `Used on ${onDay(usedAt)}` : "Used"
  if (standing === "over") return endsAt ? `Ended on ${lastDay(endsAt)}` : "Ended"
  if (standing === "soon") return startsAt ? `From ${onDay(startsAt)} on` : "Soon"
  return endsAt ? `Until ${lastDay(endsAt)}` : "Without an end date"
}
