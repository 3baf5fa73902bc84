import { reviewCalls } from "@silai/contracts/review/calls"
import { REVIEW_TRIES } from "@silai/contracts/review/limits"
import { reviewMessages } from "@silai/contracts/review/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { run } from "@silai/kit/workflow"
import { ownReview } from "../../../../queries/read"
import { remainingIds } from "../../../../rules/remaining-pictures"
import { changeReviewWorkflow } from "../../../../workflows/workflows"

export const POST = answer(
  reviewCalls.update,
  async ({ body, files, visitor, additionalData, container }) => {
    const { customerId } = visitor.shopper
    const { userId: _ignored, fit, keptImages, ...written } = body
    const asked = { ...written, fit: fit || null, keptImages: remainingIds(keptImages), files, customerId }
    const { reviewId } = await run(changeReviewWorkflow, container, asked, additionalData)
    const data = await ownReview(container, customerId, { reviewId })
    return { message: data?.isHidden ? reviewMessages.updatedHidden : reviewMessages.updated, data }
  },
  {
    beforeFiles: ({ visitor, container }) =>
      countTry(databaseOf(container), "review_write", visitor.shopper.customerId, REVIEW_TRIES),
  },
)
