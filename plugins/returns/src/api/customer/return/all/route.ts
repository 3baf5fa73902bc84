import { returnCalls } from "@silai/contracts/returns/calls"
import { seesContact } from "@silai/contracts/staff/roles"
import { answer } from "@silai/kit/answer"
import { listReturns } from "../../../../queries/list"

export const POST = answer(returnCalls.all, async ({ body, visitor, container }) => ({
  ...(await listReturns(container, body, seesContact(visitor.staff.role))),
}))
