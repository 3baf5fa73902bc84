import type { BaseRecord } from "@refinedev/core"
import type { ShopReview } from "@silai/contracts/review/calls"
import { SHOP_REVIEW_LIST } from "@silai/contracts/review/limits"
import { call, entry } from "../../providers/call"
import { inParts } from "../../ui/list/bulk-bar"

export const askReviews = entry("/admin/productReview/all")
export const askReview = entry("/admin/productReview/fetchSingleReview")
export const askReviewSum = entry("/admin/productReview/fetchAllReviewsSummary")
export const askReviewAnswer = entry("/admin/productReview/update")
export const askReviewRemove = entry("/admin/productReview/remove")
const askHide = entry("/admin/productReview/hideMultiple")
const askDelete = entry("/admin/productReview/deleteMultiple")

/** Refine needs records with an index signature; the shape is the contract's. */
export type ReviewRecord = ShopReview & BaseRecord

/** A picture of a review, also of a hidden one. */
export const imageAt = (name: string) => `/api/admin/productReview/image/${name}`

const most = SHOP_REVIEW_LIST.maxChosen
const idsOf = (rows: readonly ReviewRecord[]) => rows.map(({ _id }) => _id)
const silently = async (asked: Promise<unknown>) => void (await asked)
export const hideAll = (hidden: boolean) =>
  inParts<ReviewRecord>(most, (rows) => silently(call(askHide, { reviewIds: idsOf(rows), hidden })))
export const deleteAll = inParts<ReviewRecord>(most, (rows) => silently(call(askDelete, { reviewIds: idsOf(rows) })))
