import { messageCalls } from "@silai/contracts/messaging/calls"
import { stopMessages } from "@silai/contracts/messaging/stop-messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { MESSAGING, type MessagingService } from "../../../../modules/messaging/index"
import { setMessagesWorkflow } from "../../../../workflows/workflows"

export const POST = answer(messageCalls.set, async ({ body, visitor, additionalData, container }) => {
  const { key, isStopped } = body
  const of = container.resolve<MessagingService>(MESSAGING).askerOf(key, visitor.shopper?.customerId)
  await run(setMessagesWorkflow, container, { of, isStopped }, additionalData)
  return { message: isStopped ? stopMessages.stopped : stopMessages.started }
})
