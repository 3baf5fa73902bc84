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
