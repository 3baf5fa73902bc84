import { returnCalls } from "@silai/contracts/returns/calls"
import { seesContact } from "@silai/contracts/staff/roles"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listReturns } from "../../../../queries/list"

export const POST = answer(returnCalls.all, async ({ body, visitor, container }) => ({
  ...(await listReturns(databaseOf(container), body, seesContact(visitor.staff.role))),
}))
