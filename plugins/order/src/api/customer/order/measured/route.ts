import { orderCalls } from "@silai/contracts/order/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { measuredBefore } from "../../../../queries/measured"

export const POST = answer(orderCalls.measured, async ({ body, visitor, container }) => ({
  data: await measuredBefore(databaseOf(container), visitor.shopper.customerId, body.measurementType),
}))
