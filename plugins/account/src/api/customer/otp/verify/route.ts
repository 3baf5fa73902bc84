import { accountCalls } from "@silai/contracts/account/calls"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { takeOtp } from "../../../../workflows/otp/check"
import { purposeOf } from "../../../../workflows/otp/purpose"

export const POST = answer(accountCalls.verifyOtp, async ({ body, visitor, container }) => {
  const purpose = await purposeOf(databaseOf(container), visitor, body.phone, body.purpose)
  await takeOtp(
    container,
    visitor.countedAs,
    { sessionId: visitor.shopper.sessionId, phone: body.phone, purpose },
    body.otp,
  )
  return { message: accountMessages.phoneVerified }
})
