import { nothingOff } from "@silai/contracts/coupon/worth-messages"
import { couponCodeOf } from "@silai/contracts/coupon/code"
import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import type { BagItem } from "~/features/bag/bag-store"
import { linesToPay } from "~/features/bag/lines-to-send"
import type { Totals } from "~/features/bag/prices"
import { call, CallRefused } from "~/lib/call"
import { errorMessage } from "~/lib/error-message"
import { useStore } from "~/lib/store"
import { verifyCoupon } from "./calls"
import { couponCode, recallCoupon, rememberCoupon, typedCoupon } from "./coupon-memory"

/** A coupon's discount on the bag, in rupees. `off`: off the goods (`offGoods`) and the delivery together. */
export type Coupon = {
  code: string | null
  applied: { code: string; name: string; worth: string; off: number; offGoods: number } | null
  refusal: string | null
  checking: boolean
  choose: (code: string | null) => void
  /** Applies a code that is typed and not applied yet. @returns false when it is refused; `refusal` says why */
  settle: () => Promise<boolean>
}

/** Whether `settle` would change anything. */
export const isUnapplied = () => couponCodeOf(typedCoupon.get() ?? "") !== ""

/** The goods in the shape of the coupon calls. */
export const linesOf = (items: readonly BagItem[]) =>
  linesToPay(items).map(({ variantId, size, quantity }) => ({ variantId, size, quantity }))

/** Whether the shop refuses a coupon: not a lost connection, and not too many tries, which say nothing of the coupon. */
export const isCouponRefusal = (cause: unknown) => cause instanceof CallRefused && cause.code.startsWith("coupon.")

/** Checks the coupon in use again, and looks for the best one again: prices, time or other buyers have changed it. */
export const recheckCoupon = (client: QueryClient) => client.invalidateQueries({ queryKey: ["coupon"] })

const checkQuery = (code: string | null, lines: ReturnType<typeof linesOf>, buyer: string) =>
  queryOptions({
    queryKey: ["coupon", code, lines, buyer],
    queryFn:
      code === null || lines.length === 0
        ? skipToken
        : async ({ signal }) => (await call(verifyCoupon, { couponCode: code, items: lines }, { signal })).data,
    retry: false,
    staleTime: 60_000,
  })

/**
 * The coupon of this browser, checked again at every change of the bag and the buyer. `fee`: of the delivery, in
 * rupees; null while unknown.
 */
export function useCoupon(items: readonly BagItem[], fee: number | null, buyer: string): Coupon {
  const code = useStore(couponCode)
  useEffect(recallCoupon, [])
  const lines = linesOf(items)
  const client = useQueryClient()
  const check = useQuery(checkQuery(code, lines, buyer))
  // A check that fails later keeps its earlier result.
  const found = (code !== null && !isCouponRefusal(check.error) && check.data) || null
  // The checkout would refuse it: the shopper learns it here, where it can still be removed.
  const takesNothing = (one: { freeDelivery: boolean }) => one.freeDelivery && fee === 0
  const isWorthless = found !== null && takesNothing(found)
  const refusal = check.error instanceof CallRefused ? errorMessage(check.error) : null
  return {
    code,
    applied:
      found && !isWorthless
        ? {
            code: found.code,
            name: found.name,
            worth: found.worth,
            off: found.discount + (found.freeDelivery ? (fee ?? 0) : 0),
            offGoods: found.discount,
          }
        : null,
    refusal: isWorthless ? nothingOff : code === null ? null : refusal,
    checking: check.isFetching && !check.data,
    choose: rememberCoupon,
    settle: async () => {
      if (!isUnapplied()) return true
      const typed = couponCodeOf(typedCoupon.get() ?? "")
      rememberCoupon(typed)
      return client.fetchQuery(checkQuery(typed, lines, buyer)).then(
        (one) => !takesNothing(one),
        () => false,
      )
    },
  }
}

/** The totals with a coupon; rupees, computed in paise. */
export const withCoupon = (totals: Totals, off: number): Totals & { discount: number } => ({
  ...totals,
  discount: off,
  total: (Math.round(totals.total * 100) - Math.round(off * 100)) / 100,
})
