import { uidCalls } from "@silai/contracts/uid/calls"
import { uidMessages } from "@silai/contracts/uid/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { linesOfOrder } from "../../../../queries/order-labels"
import { uidIn } from "../../../../rules/parse-uid"
import { assignUidWorkflow } from "../../../../workflows/workflows"

export const POST = answer(uidCalls.assign, async ({ body, visitor, additionalData, container }) => {
  const { name, userId } = visitor.staff
  const { orderId, itemId } = body
  const asked = { orderId, id: uidIn(body.uid), ...(itemId !== undefined && { itemId }), by: { name, userId } }
  const { piece } = await run(assignUidWorkflow, container, asked, additionalData)
  return { message: uidMessages.assigned(piece), data: await linesOfOrder(container, databaseOf(container), orderId) }
})
