import { pushCalls } from "@silai/contracts/push/calls"
import { pushMessages } from "@silai/contracts/push/messages"
import { answer } from "@silai/kit/answer"
import { unsubscribe } from "../../workflows/unsubscribe"

export const POST = answer(pushCalls.unsubscribe, async ({ body, additionalData, container }) => {
  await unsubscribe(container, body.endpoint, additionalData)
  return { message: pushMessages.off }
})
