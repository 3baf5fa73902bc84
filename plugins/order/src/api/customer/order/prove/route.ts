import { orderCalls } from "@silai/contracts/order/calls"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { answer } from "@silai/kit/answer"
import { proveByPhone } from "../../../../workflows/prove"

export const POST = answer(orderCalls.prove, async ({ body, visitor, container }) => {
  const { order_id: _id, number } = await proveByPhone(container, visitor, body)
  return { data: { _id, orderNumber: orderNumberOf(number) } }
})
