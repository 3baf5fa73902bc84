import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { answer } from "@silai/kit/answer"
import { giveUpAttempt } from "../../../../workflows/attempt/abandon-attempt"

export const POST = answer(checkoutCalls.giveUp, async ({ body, visitor, container }) => ({
  data: await giveUpAttempt(container, body.attemptId, visitor.shopper),
}))
