import { orderCalls } from "@silai/contracts/order/calls"
import { orderMessages } from "@silai/contracts/order/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { disputedPaiseOf } from "../../../../queries/disputed"
import { findWholeRow } from "../../../../queries/find"
import { isStillDue } from "../../../../queries/show"
import { cancelByBuyerWorkflow } from "../../../../workflows/workflows"

export const POST = answer(orderCalls.cancel, async ({ body, visitor, additionalData, container }) => {
  // Staff cancel an order as the shop, with their own call; here they are not its buyer.
  const row = await findWholeRow(databaseOf(container), { ...visitor, staff: null }, body)
  const input = { orderId: row.order_id, by: row.customer_name, reason: body.reason }
  const { status } = await run(cancelByBuyerWorkflow, container, input, additionalData)
  const isUnpaid = isStillDue(row) && !row.details.payment.nowPaise
  const isDisputed = (await disputedPaiseOf(container, databaseOf(container), row.order_id)) > 0
  return {
    message: orderMessages[isUnpaid ? "cancelledUnpaid" : isDisputed ? "cancelledDisputed" : "cancelled"],
    data: { _id: row.order_id, status },
  }
})
