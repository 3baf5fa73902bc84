import { orderCalls } from "@silai/contracts/order/calls"
import { answer } from "@silai/kit/answer"
import { findOrder } from "../../../../queries/find"

export const POST = answer(orderCalls.single, async ({ body, visitor, container }) => ({
  data: await findOrder(container, visitor, body),
}))
