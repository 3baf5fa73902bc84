import { manyOrderCalls } from "@silai/contracts/order/calls"
import { seesContact } from "@silai/contracts/staff/roles"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { matchingNow } from "../../../../queries/matching"

export const POST = answer(manyOrderCalls.matching, async ({ body, visitor, container }) => ({
  data: await matchingNow(databaseOf(container), body, seesContact(visitor.staff.role)),
}))
