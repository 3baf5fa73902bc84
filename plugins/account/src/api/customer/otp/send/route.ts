import { accountCalls } from "@silai/contracts/account/calls"
import { OTP } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { purposeOf } from "../../../../workflows/otp/purpose"
import { sendOtp } from "../../../../workflows/otp/send"

export const POST = answer(accountCalls.sendOtp, async ({ body, visitor, container }) => {
  const purpose = await purposeOf(databaseOf(container), visitor, body.phone, body.purpose)
  await sendOtp(container, visitor, { sessionId: visitor.shopper.sessionId, phone: body.phone, purpose })
  return { message: accountMessages.otpSent, data: { validSeconds: OTP.validSeconds } }
})
