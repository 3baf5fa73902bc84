import { workshopCalls } from "@silai/contracts/order/workshop-calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { workshopBoard } from "../../../../queries/workshop"

export const POST = answer(workshopCalls.all, ({ body, visitor, container }) =>
  workshopBoard(databaseOf(container), body, visitor.staff.role),
)
