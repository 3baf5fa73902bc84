import { orderCalls } from "@silai/contracts/order/calls"
import { answer } from "@silai/kit/answer"
import { moveMany } from "../../../../workflows/move-many"

export const POST = answer(orderCalls.moveMany, async ({ body, visitor, additionalData, container }) => {
  const { userId, name, role } = visitor.staff
  return { data: await moveMany(container, { ...body, by: { userId, name, role } }, additionalData) }
})
