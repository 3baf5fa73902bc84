import { profileCalls } from "@silai/contracts/account/calls"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { endOtherSessions } from "../../../../workflows/sign-in/end-others"

export const POST = answer(profileCalls.endSession, async ({ body, visitor, container }) => {
  const { sessionId, ...shown } = body
  const ended = await endOtherSessions(container, visitor.shopper, sessionId, shown)
  return {
    message: sessionId === undefined ? accountMessages.devicesSignedOut : accountMessages.deviceSignedOut,
    data: { ended },
  }
})
