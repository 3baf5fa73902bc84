import { accountCalls } from "@silai/contracts/account/calls"
import { accountMessages } from "@silai/contracts/account/messages"
import { secondFactorMessages } from "@silai/contracts/staff/messages"
import { answer } from "@silai/kit/answer"
import { enter } from "../../../workflows/sign-in/sign-in"

export const POST = answer(accountCalls.signin, async ({ body, visitor, container, req, res }) => {
  const { role, actorId, secondStep } = await enter({ req, res, visitor, container }, body.identifier, body.password)
  const message = secondStep ? secondFactorMessages.enterCode : accountMessages.signedIn
  return { message, data: { role, secondStep }, customerData: { _id: actorId } }
})
