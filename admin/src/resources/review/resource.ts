import { call } from "../../providers/call"
import { listed } from "../../providers/listed"
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
  pages: [
    { path: "reviews", searches: true, load: () => import("./list").then((page) => page.ReviewList) },
    { path: "review/single/:id", load: () => import("./show").then((page) => page.ReviewShow) },
  ],
  data: {
    list: listed(askReviews, reviewAddress),
    one: async (reviewId) => ({ data: (await call(askReview, { reviewId })).data }),
  },
}
