import type { BaseRecord } from "@refinedev/core"
import type { ShopReview } from "@silai/contracts/review/calls"
import { SHOP_REVIEW_LIST } from "@silai/contracts/review/limits"
import { call, entry } from "../../providers/call"

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

/** As many at once as one call takes. */
async function inParts(rows: readonly ReviewRecord[], ask: (reviewIds: string[]) => Promise<unknown>): Promise<void> {
  const ids = rows.map(({ _id }) => _id)
  for (let from = 0; from < ids.length; from += SHOP_REVIEW_LIST.maxChosen)
    await ask(ids.slice(from, from + SHOP_REVIEW_LIST.maxChosen))
}
export const hideAll = (hidden: boolean) => (rows: readonly ReviewRecord[]) =>
  inParts(rows, (reviewIds) => call(askHide, { reviewIds, hidden }))
export const deleteAll = (rows: readonly ReviewRecord[]) => inParts(rows, (reviewIds) => call(askDelete, { reviewIds }))
