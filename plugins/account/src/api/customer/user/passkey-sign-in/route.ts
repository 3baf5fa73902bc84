import { passkeyCalls } from "@silai/contracts/account/calls"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { enterByPasskey } from "../../../../workflows/passkey/sign-in"

export const POST = answer(passkeyCalls.passkeySignIn, async ({ body, visitor, container, req, res }) => {
  const { sessionId } = visitor.shopper
  const { role, actorId } = await enterByPasskey({ req, res, visitor, container }, sessionId, body.response)
  return { message: accountMessages.signedIn, data: { role }, customerData: { _id: actorId } }
})
