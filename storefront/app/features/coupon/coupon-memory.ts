import { couponCodeOf } from "@silai/contracts/coupon/code"
import { COUPON } from "@silai/contracts/coupon/limits"
import { getStored, setStored } from "~/lib/device/storage"
import { createStore } from "~/lib/store"

const KEY = "coupon"

/** The code that this browser wants to use, until it is used or removed; typed, or from a link. */
export const couponCode = createStore<string | null>(null)

/** Reads the stored code, once a page can show it. */
export const recallCoupon = () => couponCode.set(getStored(KEY))

/** The text of the code's field that is not applied yet; null: the field shows the code in use. */
export const typedCoupon = createStore<string | null>(null)

export function rememberCoupon(code: string | null) {
  setStored(KEY, code)
  typedCoupon.set(null)
  couponCode.set(code)
}

/** Stores the code of a link to any page: `/?coupon=WELCOME`. Anything that is not a code is ignored. */
export function rememberLinkedCoupon(search: string) {
  const code = couponCodeOf(new URLSearchParams(search).get("coupon") ?? "")
  if (code.length >= COUPON.minCode && code.length <= COUPON.maxCode && COUPON.pattern.test(code)) rememberCoupon(code)
}
