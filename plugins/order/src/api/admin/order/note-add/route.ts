import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { orderMessages } from "@silai/contracts/order/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { notesOf } from "../../../../queries/notes"
import { addOrderNoteWorkflow } from "../../../../workflows/workflows"

export const POST = answer(orderEditCalls.addNote, async ({ body, visitor, additionalData, container }) => {
  const { userId, name, role } = visitor.staff
  const by = { userId, name, role }
  await run(addOrderNoteWorkflow, container, { ...body, by }, additionalData)
  return { message: orderMessages.noteAdded, data: await notesOf(databaseOf(container), body.orderId, by) }
})
