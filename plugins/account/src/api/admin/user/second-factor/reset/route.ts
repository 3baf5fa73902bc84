import { secondFactorCalls } from "@silai/contracts/account/calls"
import { secondFactorMessages } from "@silai/contracts/staff/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { proveStaff } from "../../../../../workflows/second-factor/enrol"
import { resetFactor } from "../../../../../workflows/second-factor/require"

export const POST = answer(secondFactorCalls.secondFactorReset, async ({ body, visitor, container }) => {
  const { userId, ...shown } = body
  await proveStaff(container, visitor.staff, shown)
  return { message: secondFactorMessages.reset(await resetFactor(databaseOf(container), visitor.staff.userId, userId)) }
})
