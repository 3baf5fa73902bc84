import { reviewCalls } from "@silai/contracts/review/calls"
import { reviewRefusals, reviewSays } from "@silai/contracts/review/messages"
import { answer } from "@silai/kit/answer"
import { refuse } from "@silai/kit/refuse"
import { run } from "@silai/kit/workflow"
import { removeReviewsWorkflow } from "../../../../workflows/workflows"

export const POST = answer(reviewCalls.remove, async ({ body, additionalData, container }) => {
  const asked = { reviewIds: [body.reviewId] }
  const { reviewIds } = await run(removeReviewsWorkflow, container, asked, additionalData)
  if (!reviewIds.length) throw refuse(reviewRefusals.not_found)
  return { message: reviewSays.removed(reviewIds.length), count: reviewIds.length }
})
