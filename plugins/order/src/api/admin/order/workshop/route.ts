import { SEWING_ROLES } from "@silai/contracts/staff/sewing"
import { workshopCalls } from "@silai/contracts/order/workshop-calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { workshopBoard } from "../../../../queries/workshop"

export const POST = answer(workshopCalls.all, async ({ body, visitor, container }) => {
  const sql = databaseOf(container)
  const people = await container.resolve("account").peopleOf(sql, SEWING_ROLES)
  return workshopBoard(sql, body, visitor.staff.role, people)
})
