import { staffCalls } from "@silai/contracts/account/calls"
import { staffMessages } from "@silai/contracts/staff/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { proveBeforeOwner } from "../../../../workflows/staff/new-owner"
import { inviteStaffWorkflow } from "../../../../workflows/staff/workflows"

export const POST = answer(staffCalls.userInvite, async ({ body, visitor, additionalData, container }) => {
  const { userId, name } = visitor.staff
  const { password, code, ...asked } = body
  await proveBeforeOwner(container, visitor.staff, asked.role, { password, code })
  const data = await run(inviteStaffWorkflow, container, { ...asked, by: { userId, name } }, additionalData)
  return { message: staffMessages.invited(body.email), data }
})
