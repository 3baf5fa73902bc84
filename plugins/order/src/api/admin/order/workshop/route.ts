import { orderCalls } from "@silai/contracts/order/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { workshopBoard } from "../../../../queries/workshop"

export const POST = answer(orderCalls.workshop, ({ body, visitor, container }) =>
  workshopBoard(databaseOf(container), body, visitor.staff.role),
)
