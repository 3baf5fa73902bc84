import { accountCalls } from "@silai/contracts/account/calls"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { signUp } from "../../../workflows/customer/sign-up"
import { isNew, startSession } from "../../../workflows/sign-in/start-session"

export const POST = answer(accountCalls.signup, async ({ body, visitor, additionalData, container, req, res }) => {
  const customerId = await signUp(container, visitor.shopper.sessionId, body, additionalData)
  await startSession({ req, res, visitor, container }, { role: "customer", actorId: customerId }, isNew)
  return { message: accountMessages.signedUp, data: { customer: { _id: customerId } } }
})
