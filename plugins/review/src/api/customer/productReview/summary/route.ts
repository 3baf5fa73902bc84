import { reviewCalls } from "@silai/contracts/review/calls"
import { answer } from "@silai/kit/answer"
import { productSummary } from "../../../../queries/summary"

export const POST = answer(reviewCalls.summary, async ({ body, container }) => ({
  data: await productSummary(container, body.productId),
}))
