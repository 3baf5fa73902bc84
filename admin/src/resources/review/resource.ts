import { SHOP_REVIEW_LIST } from "@silai/contracts/review/limits"
import { call } from "../../providers/call"
import { sortWord, valuesOf } from "../../providers/list-address"
import { StarIcon } from "../../ui/icons"
import type { Resource } from "../resource"
import { askReview, askReviews } from "./calls"
import { reviewAddress } from "./query"

export const reviewResource: Resource = {
  name: "review",
  duty: "review.read",
  changes: "review.write",
  label: "Reviews",
  group: "People",
  icon: StarIcon,
  home: "reviews",
  show: "review/single/:id",
  address: reviewAddress,
  pages: [
    { path: "reviews", searches: true, load: () => import("./list").then((page) => page.ReviewList) },
    { path: "review/single/:id", load: () => import("./show").then((page) => page.ReviewShow) },
  ],
  data: {
    list: async ({ pagination, filters, sorters }) => {
      const { data, total, totalPages } = await call(askReviews, {
        ...valuesOf(reviewAddress, filters),
        sort: sortWord(reviewAddress, sorters),
        page: pagination?.currentPage ?? 1,
        pageSize: pagination?.pageSize ?? SHOP_REVIEW_LIST.pageSize,
      })
      return { data, total, totalPages }
    },
    one: async (reviewId) => ({ data: (await call(askReview, { reviewId })).data }),
  },
}
