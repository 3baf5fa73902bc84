import { staffCalls } from "@silai/contracts/account/calls"
import { staffMessages } from "@silai/contracts/staff/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { deleteStaffWorkflow } from "../../../../workflows/staff/workflows"

export const POST = answer(staffCalls.userRemove, async ({ body, visitor, additionalData, container }) => {
  const by = { userId: visitor.staff.userId }
  const { name } = await run(deleteStaffWorkflow, container, { ...body, by }, additionalData)
  return { message: staffMessages.removed(name) }
})
