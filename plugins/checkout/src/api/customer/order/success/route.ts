import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { stateOf } from "../../../../queries/state"

export const POST = answer(checkoutCalls.success, async ({ body, visitor, container }) => ({
  data: await stateOf(databaseOf(container), body.attemptId, visitor.shopper),
}))
