import { uidCalls } from "@silai/contracts/uid/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { linesOfOrder } from "../../../../queries/order-labels"

export const POST = answer(uidCalls.ofOrder, async ({ body, container }) => ({
  data: await linesOfOrder(container, databaseOf(container), body.orderId),
}))
