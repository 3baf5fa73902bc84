import { customerCalls } from "@silai/contracts/customer/calls"
import { customerMessages } from "@silai/contracts/customer/messages"
import { answer } from "@silai/kit/answer"
import { endSessionsOf } from "../../../../workflows/customer/end-sessions"

export const POST = answer(customerCalls.endSessions, async ({ body, visitor, container }) => {
  const ended = await endSessionsOf(container, body.customerId, visitor.staff)
  return { message: customerMessages.signedOut(ended), data: { ended } }
})
