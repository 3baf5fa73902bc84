import { secondFactorCalls } from "@silai/contracts/account/calls"
import { secondFactorMessages } from "@silai/contracts/staff/messages"
import { answer } from "@silai/kit/answer"
import { confirmEnrolment } from "../../../../../workflows/second-factor/enrol"

export const POST = answer(secondFactorCalls.secondFactorConfirm, async ({ body, visitor, container }) => ({
  message: secondFactorMessages.on,
  data: { recoveryCodes: await confirmEnrolment(container, visitor.staff, body.code) },
}))
