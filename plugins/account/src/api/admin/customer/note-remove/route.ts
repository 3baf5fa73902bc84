import { customerCalls } from "@silai/contracts/customer/calls"
import { customerSays } from "@silai/contracts/customer/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { removeNote } from "../../../../customers/notes"

export const POST = answer(customerCalls.noteRemove, async ({ body, container }) => {
  await removeNote(databaseOf(container), body.noteId)
  return { message: customerSays.noteRemoved, data: { _id: body.noteId } }
})
