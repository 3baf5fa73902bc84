import { orderCalls } from "@silai/contracts/order/calls"
import { seesContact } from "@silai/contracts/staff/roles"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { findOrders } from "../../../../queries/list"

export const POST = answer(orderCalls.search, ({ body, visitor, container }) =>
  findOrders(databaseOf(container), body.search, body, seesContact(visitor.staff.role)),
)
