import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { notesOf } from "../../../../queries/notes"

export const POST = answer(orderEditCalls.notes, async ({ body, visitor, container }) => ({
  data: await notesOf(databaseOf(container), body.orderId, visitor.staff),
}))
