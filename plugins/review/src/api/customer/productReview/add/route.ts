import { reviewCalls } from "@silai/contracts/review/calls"
import { REVIEW_TRIES } from "@silai/contracts/review/limits"
import { reviewMessages } from "@silai/contracts/review/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { run } from "@silai/kit/workflow"
import { ownReview } from "../../../../queries/read"
import { writeReviewWorkflow } from "../../../../workflows/workflows"

export const POST = answer(
  reviewCalls.add,
  async ({ body, files, visitor, additionalData, container }) => {
    const { customerId } = visitor.shopper
    const { userId: _ignored, fit, ...written } = body
    const asked = { ...written, fit: fit || null, files, customerId }
    const { reviewId } = await run(writeReviewWorkflow, container, asked, additionalData)
    return { message: reviewMessages.added, data: await ownReview(container, customerId, { reviewId }) }
  },
  {
    beforeFiles: ({ visitor, container }) =>
      countTry(databaseOf(container), "review_write", visitor.shopper.customerId, REVIEW_TRIES),
  },
)
