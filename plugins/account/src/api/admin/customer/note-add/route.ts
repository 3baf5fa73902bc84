import { customerCalls } from "@silai/contracts/customer/calls"
import { customerMessages } from "@silai/contracts/customer/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { addCustomerNoteWorkflow } from "../../../../workflows/customer/workflows"

export const POST = answer(customerCalls.noteAdd, async ({ body, visitor, additionalData, container }) => {
  const { userId, name } = visitor.staff
  const { notes } = await run(addCustomerNoteWorkflow, container, { ...body, by: { userId, name } }, additionalData)
  return { message: customerMessages.noteAdded, data: notes }
})
