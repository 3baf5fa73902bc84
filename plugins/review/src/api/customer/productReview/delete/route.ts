import { reviewCalls } from "@silai/contracts/review/calls"
import { reviewMessages } from "@silai/contracts/review/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { deleteReviewWorkflow } from "../../../../workflows/workflows"

export const POST = answer(reviewCalls.delete, async ({ body, visitor, additionalData, container }) => {
  const asked = { reviewId: body.reviewId, customerId: visitor.shopper.customerId }
  await run(deleteReviewWorkflow, container, asked, additionalData)
  return { message: reviewMessages.deleted }
})
