import { present } from "@silai/contracts/present"
import type { BodyOf } from "@silai/contracts/call"
import type { couponCalls } from "@silai/contracts/coupon/calls"
import { queryOptions } from "@tanstack/react-query"
import { mineOf } from "~/features/customer/queries"
import { call } from "~/lib/call"
import { myCoupons } from "./calls"

type Ask = Required<Pick<BodyOf<typeof couponCalls.mine>, "items" | "deliveryFee">> & { buyer: string }

/** The best coupon for these goods; null when none takes anything off. */
export const suggestionQuery = ({ buyer, ...asked }: Ask) =>
  queryOptions({
    queryKey: ["coupon", "best", asked, buyer],
    queryFn: async ({ signal }) => (await call(myCoupons, asked, { signal })).best,
    enabled: asked.items.length > 0,
    // A suggestion is optional, so it is not retried.
    retry: false,
    staleTime: 60_000,
  })

/** A customer's coupons, those that can be used first. */
export const myCouponsQuery = (me: string) =>
  queryOptions({
    queryKey: [...mineOf(me), "coupons"],
    queryFn: async ({ signal }) => (await call(myCoupons, {}, { signal })).data,
    enabled: me !== "",
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  })

/** One of them. @throws CallRefused with the status 404 for one that is not theirs */
export const myCouponQuery = (me: string, _id: string) =>
  queryOptions({
    queryKey: [...mineOf(me), "coupons", _id],
    queryFn: async ({ signal }) =>
      present((await call(myCoupons, { _id }, { signal })).data[0], "the coupon that was asked for"),
    enabled: me !== "",
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  })
