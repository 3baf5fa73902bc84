import { orderCalls } from "@silai/contracts/order/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { findOrders } from "../../../../queries/list"

export const POST = answer(orderCalls.searchByPhone, ({ body, container }) =>
  findOrders(databaseOf(container), body.phone, body, true),
)
