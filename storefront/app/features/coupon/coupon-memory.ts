import { COUPON, plainCode } from "@silai/contracts/coupon/limits"
import { getStored, setStored } from "~/lib/storage"
import { createStore } from "~/lib/store"

const KEY = "coupon"

/** The code that this browser wants to use, until it is used or taken out; typed, or brought along by a link. */
export const couponCode = createStore<string | null>(null)

/** Reads what is stored, once a page is there to show it. */
export const recallCoupon = () => couponCode.set(getStored(KEY))

export function rememberCoupon(code: string | null) {
  setStored(KEY, code)
  couponCode.set(code)
}

/** Keeps the code that a link to any page brings along: `/?coupon=WELCOME`. What is no code is left alone. */
export function bringCoupon(search: string) {
  const code = plainCode(new URLSearchParams(search).get("coupon") ?? "")
  if (code.length >= COUPON.minCode && code.length <= COUPON.maxCode && COUPON.pattern.test(code)) rememberCoupon(code)
}
