import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { answer } from "@silai/kit/answer"
import { takenOutOf } from "../../../../queries/taken-out"

export const POST = answer(orderEditCalls.takenOut, async ({ body, visitor, container }) => ({
  ...(await takenOutOf(container, body.orderId, visitor.staff.role)),
}))
