import { staffCalls } from "@silai/contracts/account/calls"
import { staffMessages } from "@silai/contracts/staff/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { setStaffCapacityWorkflow } from "../../../../workflows/staff/workflows"

export const POST = answer(staffCalls.userCapacity, async ({ body, visitor, additionalData, container }) => {
  const by = { userId: visitor.staff.userId }
  const { name, piecesPerDay } = await run(setStaffCapacityWorkflow, container, { ...body, by }, additionalData)
  return { message: staffMessages.sews(name, piecesPerDay), data: { _id: body.userId, piecesPerDay } }
})
