import { reviewCalls } from "@silai/contracts/review/calls"
import { answer } from "@silai/kit/answer"
import { reviewsOf } from "../../../../queries/read"

export const POST = answer(reviewCalls.fetch, async ({ body, visitor, container }) => ({
  ...(await reviewsOf(container, body, visitor.shopper?.customerId ?? null)),
}))
