import { secondFactorCalls } from "@silai/contracts/account/calls"
import { secondFactorSays } from "@silai/contracts/staff/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { resetFactor } from "../../../../../workflows/second-factor/require"

export const POST = answer(secondFactorCalls.secondFactorReset, async ({ body, visitor, container }) => ({
  message: secondFactorSays.reset(await resetFactor(databaseOf(container), visitor.staff.userId, body.userId)),
}))
