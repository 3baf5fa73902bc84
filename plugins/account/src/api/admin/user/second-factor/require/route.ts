import { secondFactorCalls } from "@silai/contracts/account/calls"
import { secondFactorSays } from "@silai/contracts/staff/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { requireFactor } from "../../../../../workflows/second-factor/require"

export const POST = answer(secondFactorCalls.secondFactorRequire, async ({ body, visitor, container }) => {
  await requireFactor(databaseOf(container), visitor.staff.userId, body.required)
  return { message: body.required ? secondFactorSays.required : secondFactorSays.notRequired, data: body }
})
