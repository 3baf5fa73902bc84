import { secondFactorCalls } from "@silai/contracts/account/calls"
import { secondFactorMessages } from "@silai/contracts/staff/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { proveStaff } from "../../../../../workflows/second-factor/enrol"
import { requireFactor } from "../../../../../workflows/second-factor/require"

export const POST = answer(secondFactorCalls.secondFactorRequire, async ({ body, visitor, container }) => {
  const { required, ...shown } = body
  await proveStaff(container, visitor.staff, shown)
  await requireFactor(databaseOf(container), visitor.staff.userId, required)
  return { message: required ? secondFactorMessages.required : secondFactorMessages.notRequired, data: { required } }
})
