import { secondFactorCalls } from "@silai/contracts/account/calls"
import { secondFactorMessages } from "@silai/contracts/staff/messages"
import { answer } from "@silai/kit/answer"
import { renewRecoveryCodes } from "../../../../../workflows/second-factor/enrol"

export const POST = answer(secondFactorCalls.secondFactorCodes, async ({ body, visitor, container }) => ({
  message: secondFactorMessages.newCodes,
  data: { recoveryCodes: await renewRecoveryCodes(container, visitor.staff, body) },
}))
