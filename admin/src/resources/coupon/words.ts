import type { CouponState } from "@silai/contracts/coupon/limits"
import type { CouponRow, ListedCoupon } from "@silai/contracts/coupon/shapes"
import { shopNow } from "../../providers/shop-clock"
import { recordWords } from "../../ui/record/record-page"
import type { Tone } from "../../ui/mark"
import { count } from "../../ui/format"
import type { Word } from "../../words/en"
import type { Say } from "../../words/say"

export const COUPON_WORDS = recordWords("coupon", "/management/coupon", "Coupons")
export const BATCHES = "/management/coupon/batches"
export const editPath = (id: string) => `/management/coupon/edit/${id}`

type Standing = { word: Word; tone: Tone }
const STANDINGS: Record<CouponState, Standing> = {
  active: { word: "coupon.state.active", tone: "done" },
  paused: { word: "coupon.state.paused", tone: "quiet" },
  archived: { word: "coupon.state.archived", tone: "quiet" },
}

export const stateMark = (state: CouponState): Standing => STANDINGS[state]

/** A coupon's state now: an active one may be expired, not started, used up, or for deleted goods. */
export function standing(coupon: ListedCoupon, now = shopNow()): Standing {
  const { state, startsAt, endsAt, totalUses, used, goodsGone } = coupon
  if (state !== "active") return STANDINGS[state]
  if (endsAt && Date.parse(endsAt) <= now) return { word: "coupon.state.over", tone: "quiet" }
  if (totalUses !== null && used >= totalUses) return { word: "coupon.state.used-up", tone: "quiet" }
  if (goodsGone) return { word: "coupon.state.goods-gone", tone: "quiet" }
  if (startsAt && Date.parse(startsAt) > now) return { word: "coupon.state.soon", tone: "fresh" }
  return STANDINGS.active
}

/** How often it was used, of how many allowed uses. */
export const usesOf = (say: Say, { used, totalUses }: Pick<CouponRow, "used" | "totalUses">) =>
  totalUses === null ? count(used) : say("coupon.used.of", { used: count(used), all: count(totalUses) })
