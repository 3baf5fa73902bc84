import { reviewCalls } from "@silai/contracts/review/calls"
import { reviewMessages } from "@silai/contracts/review/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { shopReview } from "../../../../queries/read"
import { answerReviewWorkflow } from "../../../../workflows/workflows"

export const POST = answer(reviewCalls.answer, async ({ body, visitor, additionalData, container }) => {
  await run(answerReviewWorkflow, container, { ...body, by: visitor.staff.name }, additionalData)
  return { message: reviewMessages.saved, data: await shopReview(container, body.reviewId) }
})
