import { secondFactorCalls } from "@silai/contracts/account/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { readSecondFactor } from "../../../../queries/second-factor"

export const POST = answer(secondFactorCalls.secondFactor, async ({ visitor, container }) => ({
  data: await readSecondFactor(databaseOf(container), visitor.staff.userId),
}))
