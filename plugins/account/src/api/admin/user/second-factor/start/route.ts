import { secondFactorCalls } from "@silai/contracts/account/calls"
import { answer } from "@silai/kit/answer"
import { startEnrolment } from "../../../../../workflows/second-factor/enrol"

export const POST = answer(secondFactorCalls.secondFactorStart, async ({ body, visitor, container }) => ({
  data: await startEnrolment(container, visitor.staff, body),
}))
