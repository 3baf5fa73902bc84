import type { ReplyOf } from "@silai/contracts/call"
import type { reviewCalls } from "@silai/contracts/review/calls"
import { REVIEW_LIST, type ReviewSort } from "@silai/contracts/review/limits"
import { queryOptions, type QueryClient } from "@tanstack/react-query"
import { mineOf } from "~/features/customer/queries"
import { call, entry } from "~/lib/call"

const fetchReviews = entry<typeof reviewCalls.fetch>("/customer/productReview/fetchProductReviews")
const summary = entry<typeof reviewCalls.summary>("/customer/productReview/summary")
const own = entry<typeof reviewCalls.own>("/customer/productReview/own")
export const addReview = entry<typeof reviewCalls.add>("/customer/productReview/add")
export const updateReview = entry<typeof reviewCalls.update>("/customer/productReview/update")
export const voteReview = entry<typeof reviewCalls.vote>("/customer/productReview/vote")
export const deleteReview = entry<typeof reviewCalls.delete>("/customer/productReview/delete")

/** The query key of all review data. */
const REVIEWS = ["review"] as const
export type ReviewPage = ReplyOf<typeof reviewCalls.fetch>

/** One page of the reviews of a product, as this person sees them. */
export const reviewsQuery = (productId: string, sort: ReviewSort, me: string, page: number) =>
  queryOptions({
    queryKey: [...REVIEWS, "list", productId, me, sort, page],
    queryFn: ({ signal }) => call(fetchReviews, { productId, sortOption: sort, status: true, page }, { signal }),
  })

export const summaryQuery = (productId: string) =>
  queryOptions({
    queryKey: [...REVIEWS, "summary", productId],
    queryFn: async ({ signal }) => (await call(summary, { productId }, { signal })).data,
  })

/** The newest reviews with pictures, for the row above the others. */
export const picturedQuery = (productId: string) =>
  queryOptions({
    queryKey: [...REVIEWS, "pictured", productId],
    queryFn: async ({ signal }) =>
      (
        await call(
          fetchReviews,
          { productId, sortOption: "images", status: true, pageSize: 2 * REVIEW_LIST.pageSize },
          { signal },
        )
      ).data.filter(({ images }) => images.length > 0),
  })

/** One's own review of a product, or by its id; null when there is none. */
export const ownQuery = (me: string, asked: { productId: string } | { reviewId: string }) =>
  queryOptions({
    queryKey: [...mineOf(me), ...REVIEWS, asked],
    queryFn: async ({ signal }) => (await call(own, asked, { signal })).data,
    enabled: me !== "",
  })

/** After a change: reviews, and the pages and lists that show their rating, are refetched. */
export const invalidateReviews = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: REVIEWS }),
    client.invalidateQueries({ queryKey: ["catalogue"] }),
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === "mine" && queryKey[2] === REVIEWS[0] }),
  ])
