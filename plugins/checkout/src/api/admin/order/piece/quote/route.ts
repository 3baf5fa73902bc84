import { pieceChangeCalls } from "@silai/contracts/checkout/piece-change-calls"
import { answer } from "@silai/kit/answer"
import { quoteChange } from "../../../../../queries/piece-change"

export const POST = answer(pieceChangeCalls.quote, async ({ body: { insteadOf = null, ...body }, container }) => ({
  data: await quoteChange(container, { ...body, insteadOf }),
}))
