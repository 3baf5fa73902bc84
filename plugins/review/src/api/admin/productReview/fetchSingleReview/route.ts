import { reviewCalls } from "@silai/contracts/review/calls"
import { answer } from "@silai/kit/answer"
import { shopReview } from "../../../../queries/read"

export const POST = answer(reviewCalls.single, async ({ body, container }) => ({
  data: await shopReview(container, body.reviewId),
}))
