import { reviewCalls } from "@silai/contracts/review/calls"
import { REVIEW_VOTE_TRIES } from "@silai/contracts/review/limits"
import { reviewMessages } from "@silai/contracts/review/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { run } from "@silai/kit/workflow"
import { seenReview } from "../../../../queries/read"
import { voteReviewWorkflow } from "../../../../workflows/workflows"

export const POST = answer(reviewCalls.vote, async ({ body, visitor, additionalData, container }) => {
  const { customerId } = visitor.shopper
  await countTry(databaseOf(container), "review_vote", customerId, REVIEW_VOTE_TRIES)
  const { reviewId, type } = body
  await run(voteReviewWorkflow, container, { reviewId, type, customerId }, additionalData)
  return {
    message: type === "none" ? reviewMessages.voteTaken : reviewMessages.voted,
    data: await seenReview(container, customerId, reviewId),
  }
})
