import { messageCalls } from "@silai/contracts/messaging/calls"
import { answer } from "@silai/kit/answer"
import { MESSAGING, type MessagingService } from "../../../../modules/messaging/index"
import { readStop } from "../../../../queries/state"

export const POST = answer(messageCalls.state, async ({ body, visitor, container }) => {
  const of = container.resolve<MessagingService>(MESSAGING).askerOf(body.key, visitor.shopper?.customerId)
  return { data: await readStop(container, of) }
})
