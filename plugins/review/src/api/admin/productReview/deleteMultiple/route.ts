import { reviewCalls } from "@silai/contracts/review/calls"
import { reviewMessages } from "@silai/contracts/review/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { removeReviewsWorkflow } from "../../../../workflows/workflows"

export const POST = answer(reviewCalls.deleteMultiple, async ({ body, additionalData, container }) => {
  const { reviewIds } = await run(removeReviewsWorkflow, container, body, additionalData)
  return { message: reviewMessages.removed(reviewIds.length), count: reviewIds.length }
})
