import { accountMessages } from "@silai/contracts/account/messages"
import { expect, test } from "vitest"
import { wrongOtp } from "./wrong-otp"

test("asks for a code in the agreed words, for signing up and for signing in", () => {
  expect(wrongOtp("", accountMessages.otpEmpty)).toBe("Please enter valid OTP")
  expect(wrongOtp("", accountMessages.signInOtpEmpty)).toBe("Please enter the OTP")
  expect(wrongOtp("12345", accountMessages.signInOtpEmpty)).toBe("Please enter a valid 6-digit OTP")
  expect(wrongOtp("012345", accountMessages.otpEmpty)).toBeUndefined()
})
