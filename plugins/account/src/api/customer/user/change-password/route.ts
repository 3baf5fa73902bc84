import { profileCalls } from "@silai/contracts/account/calls"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { changePassword } from "../../../../workflows/password/change"
import { startSession } from "../../../../workflows/sign-in/start-session"

export const POST = answer(profileCalls.changePassword, async ({ body, visitor, container, req, res }) => {
  const { customerId } = visitor.shopper
  const stillOpens = await changePassword(
    container,
    visitor.shopper,
    { password: body.oldPassword, googleToken: body.googleToken },
    body.newPassword,
  )
  // This browser stays signed in, under a new session id.
  await startSession({ req, res, visitor, container }, { role: "customer", actorId: customerId }, stillOpens)
  return { message: accountMessages.passwordChanged }
})
