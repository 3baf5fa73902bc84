import { inRupees } from "../rupees"
import { nothingOff } from "./worth-messages"
import { refusals } from "../refusal"
import { COUPON_KIND } from "./kinds"
import { COUPON, type CouponKind, type CouponState } from "./limits"
import { lastMomentOf } from "../india"

export const COUPON_KIND_WORDS: Record<CouponKind, string> = {
  percent: "Percent off",
  flat: "Rupees off",
  shipping: "Free delivery",
}
export const COUPON_STATE_WORDS: Record<CouponState, string> = {
  active: "Active",
  paused: "Paused",
  archived: "Archived",
}

/** 21 Nov 2026, in India. */
export const couponDay = (iso: string) =>
  new Intl.DateTimeFormat("en-IN", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "Asia/Kolkata",
  }).format(new Date(iso))

/** The last day on which a coupon with this end can be used. */
export const lastCouponDay = (end: string) => couponDay(lastMomentOf(end))

type Worth = { kind: CouponKind; percent: number | null; amount: number | null; cap: number | null }

export const couponMessages = {
  /** The worth of a coupon in words: "10% off, at most ₹300". Rupees. */
  worth: ({ kind, percent, amount, cap }: Worth): string =>
    COUPON_KIND[kind].worthText({ percent, amount: inRupees(amount ?? 0), cap: cap === null ? null : inRupees(cap) }),
  takenOff: (amount: number) => `${inRupees(amount)} off this order.`,
  freeDelivery: "Delivery is free with this coupon.",
  from: (amount: number) => `From ${inRupees(amount)}`,
  until: (end: string) => `Until ${lastCouponDay(end)}`,
  begins: (iso: string) => `From ${couponDay(iso)} on`,
  /** Up to three names, and how many more. */
  forGoods: (names: readonly string[], more: number) => `For ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
  firstOrder: "For a first order",
  timesEach: (most: number) => (most === 1 ? "Once per customer" : `${most} times per customer`),
  saved: "The coupon is saved.",
  made: (code: string) => `The coupon ${code} can be used.`,
  batchMade: (codes: number, pattern: string) =>
    `${codes.toLocaleString("en-IN")} ${codes === 1 ? "code" : "codes"} like ${pattern} are being made.`,
  batchSaved: "The batch is saved.",
  deleted: (code: string) => `The coupon ${code} is deleted.`,
  archived: (code: string) => `The coupon ${code} is archived: it has been used, so its orders keep naming it.`,
} as const

export const couponRefusals = refusals("coupon", {
  not_valid: { status: 422, field: "couponCode", say: "This coupon code is not valid." },
  not_begun: {
    status: 422,
    field: "couponCode",
    say: (date: string) => `This coupon can be used from ${date} on.`,
  },
  over: { status: 422, field: "couponCode", say: "This coupon has expired." },
  below_minimum: {
    status: 422,
    field: "couponCode",
    say: (missing: number) => `Add items for ${inRupees(missing)} more to use this coupon.`,
  },
  other_goods: { status: 422, field: "couponCode", say: "This coupon is not for the items in your bag." },
  used_up: { status: 409, field: "couponCode", say: "This coupon has been used up." },
  already_used: { status: 409, field: "couponCode", say: "You have already used this coupon." },
  first_order_only: { status: 422, field: "couponCode", say: "This coupon is for a first order only." },
  first_order_placed: {
    status: 409,
    field: "couponCode",
    say: "Another order of yours was placed in the meantime, and this coupon is for a first order only. Please look at the new total.",
  },
  for_somebody_else: { status: 422, field: "couponCode", say: "This coupon belongs to another account." },
  sign_in: { status: 422, field: "couponCode", say: "Please sign in to use this coupon." },
  nothing_off: { status: 422, field: "couponCode", say: nothingOff },
  changed: {
    status: 409,
    field: "couponCode",
    say: "This coupon has just changed. Please look at the new total.",
  },

  unknown: { status: 404, say: "This coupon no longer exists." },
  code_taken: { status: 409, field: "code", say: "There is a coupon with this code already." },
  batch_unknown: { status: 404, say: "This batch of codes no longer exists." },
  of_batch: { status: 409, say: "This code belongs to a batch. Please change the whole batch." },
  too_few_places: {
    status: 422,
    field: "pattern",
    say: (least: number) =>
      `For so many codes the pattern needs at least ${least} places (#), so that no one can guess one.`,
  },
  changed_meanwhile: { status: 409, say: "This coupon was changed in the meantime. Nothing has been overwritten." },
  percent_missing: { status: 422, field: "percent", say: "Please say how many percent it takes off." },
  amount_missing: { status: 422, field: "amount", say: "Please say how many rupees it takes off." },
  ends_too_early: { status: 422, field: "endsAt", say: "It must end after it begins." },
  fewer_than_taken: {
    status: 422,
    field: "totalUses",
    say: (taken: number) => `It is used ${taken} times already; the limit cannot be lower.`,
  },
})

/** Sentences of the form. */
export const couponFormMessages = {
  patternShape: `Letters, digits, hyphens and places (#), ${COUPON.minCode} to ${COUPON.maxCode} characters.`,
  codeShape: `Letters, digits and hyphens, ${COUPON.minCode} to ${COUPON.maxCode} characters.`,
} as const
