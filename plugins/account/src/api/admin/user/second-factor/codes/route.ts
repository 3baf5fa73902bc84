import { secondFactorCalls } from "@silai/contracts/account/calls"
import { secondFactorSays } from "@silai/contracts/staff/messages"
import { answer } from "@silai/kit/answer"
import { renewRecoveryCodes } from "../../../../../workflows/second-factor/enrol"

export const POST = answer(secondFactorCalls.secondFactorCodes, async ({ body, visitor, container }) => ({
  message: secondFactorSays.newCodes,
  data: { recoveryCodes: await renewRecoveryCodes(container, visitor.staff, body) },
}))
