import { uidCalls } from "@silai/contracts/uid/calls"
import { uidMessages } from "@silai/contracts/uid/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { linesOfOrder } from "../../../../queries/order-labels"
import { uidIn } from "../../../../rules/parse-uid"
import { unassignUidWorkflow } from "../../../../workflows/workflows"

export const POST = answer(
  uidCalls.unassign,
  async ({ body: { orderId, uid }, visitor, additionalData, container }) => {
    const { name, userId } = visitor.staff
    await run(unassignUidWorkflow, container, { orderId, id: uidIn(uid), by: { name, userId } }, additionalData)
    return {
      message: uidMessages.moved("printed"),
      data: await linesOfOrder(container, databaseOf(container), orderId),
    }
  },
)
