import { orderCalls } from "@silai/contracts/order/calls"
import { seesContact } from "@silai/contracts/staff/roles"
import { answer } from "@silai/kit/answer"
import { listOrders } from "../../../../queries/list"

export const POST = answer(orderCalls.all, async ({ body, visitor, container }) => ({
  ...(await listOrders(container, body, seesContact(visitor.staff.role))),
}))
