import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { placeNow } from "../../../../till/place"
import { stateOf } from "../../../../till/state"

export const POST = answer(checkoutCalls.add, async ({ body, visitor, container }) => {
  const { sessionId, customerId } = visitor.shopper
  const before = await stateOf(databaseOf(container), body.attemptId, sessionId, customerId)
  await placeNow(container, before.attemptId)
  return { data: await stateOf(databaseOf(container), body.attemptId, sessionId, customerId) }
})
