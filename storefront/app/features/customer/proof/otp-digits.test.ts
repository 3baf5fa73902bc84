import { accountSays } from "@silai/contracts/account/messages"
import { codeText } from "@silai/contracts/messaging/dlt"
import { expect, test } from "vitest"
import { otpDigits, wrongOtp } from "./otp-digits"

test("takes the six digits out of whatever is pasted", () => {
  expect(otpDigits("012345")).toBe("012345")
  expect(otpDigits("012 345")).toBe("012345")
  expect(otpDigits("01a")).toBe("01")
  expect(otpDigits("1234567")).toBe("123456")
  expect(otpDigits(codeText("904512", "shop.example"))).toBe("904512")
})

test("asks for a code in the agreed words, for signing up and for signing in", () => {
  expect(wrongOtp("", accountSays.otpEmpty)).toBe("Please enter valid OTP")
  expect(wrongOtp("", accountSays.signInOtpEmpty)).toBe("Please enter the OTP")
  expect(wrongOtp("12345", accountSays.signInOtpEmpty)).toBe("Please enter a valid 6-digit OTP")
  expect(wrongOtp("012345", accountSays.otpEmpty)).toBeUndefined()
})
