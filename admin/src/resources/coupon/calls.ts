import type { BaseRecord } from "@refinedev/core"
import type { ReplyOf } from "@silai/contracts/call"
import type { CouponBatch } from "@silai/contracts/coupon/batch-shapes"
import type { couponCalls } from "@silai/contracts/coupon/calls"
import { COUPON_LIST } from "@silai/contracts/coupon/limits"
import type { CouponRow } from "@silai/contracts/coupon/shapes"
import { call, entry } from "../../providers/call"
import { sortWord, valuesOf } from "../../providers/list-address"
import type { DataAdapter } from "../resource"
import { couponAddress } from "./query"

const askCoupons = entry("/admin/coupon/all")
const askCoupon = entry("/admin/coupon/single")
const askGenerate = entry("/admin/coupon/generate")
const askChange = entry("/admin/coupon/update")
export const askDelete = entry("/admin/coupon/delete")
export const askCouponFile = entry("/admin/coupon/export")
const askBatch = entry("/admin/coupon/batch/generate")
export const askBatches = entry("/admin/coupon/batch/all")
export const askBatchChange = entry("/admin/coupon/batch/update")
export const askBatchFile = entry("/admin/coupon/batch/export")

export type CouponRecord = CouponRow & BaseRecord
export type CouponBatchRecord = CouponBatch & BaseRecord
export type CouponWithUses = ReplyOf<typeof couponCalls.adminSingle>["data"] & BaseRecord

export const couponData: DataAdapter = {
  list: async ({ pagination, filters, sorters }) => {
    const { search, status } = valuesOf(couponAddress, filters)
    const { data, total, totalPages } = await call(askCoupons, {
      search,
      status: status ?? "current",
      sort: sortWord(couponAddress, sorters),
      page: pagination?.currentPage ?? 1,
      pageSize: pagination?.pageSize ?? COUPON_LIST.pageSize,
    })
    return { data, total, totalPages }
  },
  one: async (_id) => ({ data: (await call(askCoupon, { _id })).data }),
  // Many codes by a pattern are a batch.
  create: (made) => ("pattern" in made ? call(askBatch, made) : call(askGenerate, made)),
  update: (_id, change) => call(askChange, { _id, ...change }),
}
