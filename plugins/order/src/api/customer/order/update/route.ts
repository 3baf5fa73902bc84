import { orderSays } from "@silai/contracts/order/messages"
import { statusOf } from "@silai/contracts/order/status"
import { orderCalls } from "@silai/contracts/order/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { moveOrder } from "../../../../desk/move"

export const POST = answer(orderCalls.update, async ({ body, visitor, container }) => {
  const nextStatuses = await moveOrder(databaseOf(container), body.orderId, body.status, visitor.staff)
  return {
    message: orderSays.updated(statusOf(body.status)?.label ?? ""),
    data: { _id: body.orderId, status: body.status, nextStatuses },
  }
})
