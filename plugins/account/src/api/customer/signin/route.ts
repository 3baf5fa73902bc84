import { accountCalls } from "@silai/contracts/account/calls"
import { accountSays } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { enter } from "../../../sign-in/enter"

export const POST = answer(accountCalls.signin, async ({ body, visitor, container, req, res }) => {
  const { role, actorId } = await enter({ req, res, visitor, container }, body.identifier, body.password)
  return { message: accountSays.signedIn, data: { role }, customerData: { _id: actorId } }
})
