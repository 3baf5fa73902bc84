import { customerCalls } from "@silai/contracts/customer/calls"
import { customerMessages } from "@silai/contracts/customer/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { deleteCustomerNoteWorkflow } from "../../../../workflows/customer/workflows"

export const POST = answer(customerCalls.noteRemove, async ({ body, additionalData, container }) => {
  await run(deleteCustomerNoteWorkflow, container, body, additionalData)
  return { message: customerMessages.noteRemoved, data: { _id: body.noteId } }
})
