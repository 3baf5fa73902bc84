import { orderCalls } from "@silai/contracts/order/calls"
import { CANCELLED } from "@silai/contracts/order/status"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { ordersOf } from "../../../../queries/mine"

export const POST = answer(orderCalls.myCancelled, async ({ body, visitor, container }) => ({
  ...(await ordersOf(databaseOf(container), visitor.shopper.customerId, { ...body, codes: CANCELLED })),
}))
