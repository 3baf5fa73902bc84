import type { BaseRecord } from "@refinedev/core"
import type { ReplyOf } from "@silai/contracts/call"
import type { CouponBatch } from "@silai/contracts/coupon/batch-shapes"
import type { couponCalls } from "@silai/contracts/coupon/calls"
import type { ListedCoupon } from "@silai/contracts/coupon/shapes"
import { call, entry } from "../../providers/call"
import { listed } from "../../providers/listed"
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

export type CouponRecord = ListedCoupon & BaseRecord
export type CouponBatchRecord = CouponBatch & BaseRecord
export type CouponWithUses = ReplyOf<typeof couponCalls.adminSingle>["data"] & BaseRecord

export const couponData: DataAdapter = {
  list: listed(askCoupons, couponAddress, ({ status = "current", ...values }) => ({ ...values, status })),
  one: async (_id) => ({ data: (await call(askCoupon, { _id })).data }),
  // Many codes made from a pattern are a batch.
  create: (made) => ("pattern" in made ? call(askBatch, made) : call(askGenerate, made)),
  update: (_id, change) => call(askChange, { _id, ...change }),
}
