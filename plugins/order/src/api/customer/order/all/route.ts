import { orderCalls } from "@silai/contracts/order/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listOrders } from "../../../../queries/list"

export const POST = answer(orderCalls.all, async ({ body, container }) => ({
  ...(await listOrders(databaseOf(container), body)),
}))
