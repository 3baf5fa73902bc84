import { customerCalls } from "@silai/contracts/customer/calls"
import { customerSays } from "@silai/contracts/customer/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { addNote } from "../../../../customers/notes"

export const POST = answer(customerCalls.noteAdd, async ({ body, visitor, container }) => ({
  message: customerSays.noteAdded,
  data: await addNote(databaseOf(container), body.customerId, body.text, visitor.staff),
}))
