import { reviewCalls } from "@silai/contracts/review/calls"
import { answer } from "@silai/kit/answer"
import { allReviews } from "../../../../queries/read"

export const POST = answer(reviewCalls.all, async ({ body, container }) => ({ ...(await allReviews(container, body)) }))
