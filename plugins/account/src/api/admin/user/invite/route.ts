import { staffCalls } from "@silai/contracts/account/calls"
import { staffSays } from "@silai/contracts/staff/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { inviteStaffWorkflow } from "../../../../workflows/staff/workflows"

export const POST = answer(staffCalls.userInvite, async ({ body, visitor, additionalData, container }) => {
  const { userId, name } = visitor.staff
  const data = await run(inviteStaffWorkflow, container, { ...body, by: { userId, name } }, additionalData)
  return { message: staffSays.invited(body.email), data }
})
