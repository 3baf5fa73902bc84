import { staffCalls } from "@silai/contracts/account/calls"
import { ROLE_WORDS, staffMessages } from "@silai/contracts/staff/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { proveBeforeOwner } from "../../../../workflows/staff/new-owner"
import { updateStaffWorkflow } from "../../../../workflows/staff/workflows"

export const POST = answer(staffCalls.userUpdate, async ({ body, visitor, additionalData, container }) => {
  const by = { userId: visitor.staff.userId }
  const { password, code, ...asked } = body
  await proveBeforeOwner(container, visitor.staff, asked.role, { password, code })
  const { name } = await run(updateStaffWorkflow, container, { ...asked, by }, additionalData)
  return {
    message: staffMessages.roleChanged(name, ROLE_WORDS[body.role].label),
    data: { _id: body.userId, role: body.role },
  }
})
