import { reviewCalls } from "@silai/contracts/review/calls"
import { answer } from "@silai/kit/answer"
import { ownReview } from "../../../../queries/read"

export const POST = answer(reviewCalls.own, async ({ body, visitor, container }) => ({
  data: await ownReview(container, visitor.shopper.customerId, body),
}))
