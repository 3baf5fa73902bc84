import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { seesContact } from "@silai/contracts/staff/roles"
import { answer } from "@silai/kit/answer"
import { hideContact } from "@silai/kit/hide-contact"
import { takenOutOf } from "../../../../queries/taken-out"

export const POST = answer(orderEditCalls.takenOut, async ({ body, visitor, container }) => {
  const all = await takenOutOf(container, body.orderId)
  const isHidden = !seesContact(visitor.staff.role)
  return { data: all.map((out) => (isHidden ? { ...out, reason: hideContact(out.reason) } : out)) }
})
