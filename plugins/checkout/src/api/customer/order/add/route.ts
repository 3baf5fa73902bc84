import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { placeOrder } from "../../../../workflows/order/place"
import { stateOf } from "../../../../queries/state"

export const POST = answer(checkoutCalls.add, async ({ body, visitor, container }) => {
  const before = await stateOf(databaseOf(container), body.attemptId, visitor.shopper)
  await placeOrder(container, before.attemptId)
  return { data: await stateOf(databaseOf(container), body.attemptId, visitor.shopper) }
})
