import { secondFactorCalls } from "@silai/contracts/account/calls"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { answerChallenge } from "../../../../workflows/sign-in/second-step"

export const POST = answer(secondFactorCalls.secondStep, async ({ body, visitor, container, req, res }) => {
  await answerChallenge({ req, res, visitor, container }, body.challenge, body.code)
  return { message: accountMessages.signedIn, data: { role: "admin" } }
})
