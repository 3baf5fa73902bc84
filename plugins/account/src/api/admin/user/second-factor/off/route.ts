import { secondFactorCalls } from "@silai/contracts/account/calls"
import { secondFactorMessages } from "@silai/contracts/staff/messages"
import { answer } from "@silai/kit/answer"
import { switchOff } from "../../../../../workflows/second-factor/enrol"

export const POST = answer(secondFactorCalls.secondFactorOff, async ({ body, visitor, container }) => {
  await switchOff(container, visitor.staff, body)
  return { message: secondFactorMessages.off }
})
