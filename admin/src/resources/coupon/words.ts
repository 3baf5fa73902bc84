import type { CouponKind, CouponState } from "@silai/contracts/coupon/limits"
import type { CouponRow } from "@silai/contracts/coupon/shapes"
import { recordWords } from "../../ui/record-page"
import type { Tone } from "../../ui/mark"

export const COUPON_WORDS = recordWords("coupon", "/management/coupon", "Coupons")
export const BATCHES = "/management/coupon/batches"
export const editPath = (id: string) => `/management/coupon/edit/${id}`

export const KIND_WORDS: Record<CouponKind, string> = {
  percent: "Percent off",
  flat: "Rupees off",
  shipping: "Free delivery",
}

const STATE_WORDS: Record<CouponState, { word: string; tone: Tone }> = {
  active: { word: "Can be used", tone: "done" },
  paused: { word: "Paused", tone: "quiet" },
  archived: { word: "Archived", tone: "quiet" },
}

export const stateMark = (state: CouponState) => STATE_WORDS[state]

/** How a coupon stands now: a running one may be over, not begun, or used up. */
export function standing({ state, startsAt, endsAt, totalUses, used }: CouponRow, now = Date.now()) {
  if (state !== "active") return STATE_WORDS[state]
  if (endsAt && Date.parse(endsAt) <= now) return { word: "Over", tone: "quiet" as const }
  if (totalUses !== null && used >= totalUses) return { word: "Used up", tone: "quiet" as const }
  if (startsAt && Date.parse(startsAt) > now) return { word: "Not begun", tone: "fresh" as const }
  return STATE_WORDS.active
}
