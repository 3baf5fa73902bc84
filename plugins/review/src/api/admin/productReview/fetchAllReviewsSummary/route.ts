import { reviewCalls } from "@silai/contracts/review/calls"
import { answer } from "@silai/kit/answer"
import { allSummary } from "../../../../queries/summary"

export const POST = answer(reviewCalls.shopSummary, async ({ container }) => ({ data: await allSummary(container) }))
