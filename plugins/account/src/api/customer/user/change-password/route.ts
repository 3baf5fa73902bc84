import { profileCalls } from "@silai/contracts/account/calls"
import { accountSays } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { changePassword } from "../../../../people/change-password"
import { openDoor } from "../../../../sign-in/door"

export const POST = answer(profileCalls.changePassword, async ({ body, visitor, container, req, res }) => {
  const { customerId } = visitor.shopper
  await changePassword(
    container,
    visitor.shopper,
    { password: body.oldPassword, googleToken: body.googleToken },
    body.newPassword,
  )
  // This browser goes on, under a new id.
  await openDoor({ req, res, visitor, container }, { role: "customer", actorId: customerId })
  return { message: accountSays.passwordChanged }
})
