import { secondFactorCalls } from "@silai/contracts/account/calls"
import { secondFactorSays } from "@silai/contracts/staff/messages"
import { answer } from "@silai/kit/answer"
import { confirmEnrolment } from "../../../../../workflows/second-factor/enrol"

export const POST = answer(secondFactorCalls.secondFactorConfirm, async ({ body, visitor, container }) => ({
  message: secondFactorSays.on,
  data: { recoveryCodes: await confirmEnrolment(container, visitor.staff, body.code) },
}))
