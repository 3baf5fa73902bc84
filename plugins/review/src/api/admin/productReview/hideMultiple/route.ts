import { reviewCalls } from "@silai/contracts/review/calls"
import { reviewMessages } from "@silai/contracts/review/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { hideReviewsWorkflow } from "../../../../workflows/workflows"

export const POST = answer(reviewCalls.hideMultiple, async ({ body, additionalData, container }) => {
  const { reviewIds } = await run(hideReviewsWorkflow, container, body, additionalData)
  const messageOf = body.hidden ? reviewMessages.hidden : reviewMessages.shown
  return { message: messageOf(reviewIds.length), count: reviewIds.length }
})
