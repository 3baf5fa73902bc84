import { reviewCalls } from "@silai/contracts/review/calls"
import { reviewRefusals, reviewMessages } from "@silai/contracts/review/messages"
import { answer } from "@silai/kit/answer"
import { refuse } from "@silai/kit/refuse"
import { run } from "@silai/kit/workflow"
import { removeReviewsWorkflow } from "../../../../workflows/workflows"

export const POST = answer(reviewCalls.remove, async ({ body, additionalData, container }) => {
  const asked = { reviewIds: [body.reviewId] }
  const { reviewIds } = await run(removeReviewsWorkflow, container, asked, additionalData)
  if (!reviewIds.length) throw refuse(reviewRefusals.not_found)
  return { message: reviewMessages.removed(reviewIds.length), count: reviewIds.length }
})
