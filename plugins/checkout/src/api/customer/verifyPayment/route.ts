import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { stateOf } from "../../../till/state"
import { verifyNews } from "../../../till/verify"

export const POST = answer(checkoutCalls.verifyPayment, async ({ body, visitor, container }) => {
  const attemptId = await verifyNews(container, body)
  return {
    data: await stateOf(databaseOf(container), attemptId, visitor.shopper.sessionId, visitor.shopper.customerId),
  }
})
