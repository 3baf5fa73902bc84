import { OTP } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"

/** @returns the sentence for a wrong input (requirements §5), or undefined when the server should check it */
export function wrongOtp(code: string, ifEmpty: string): string | undefined {
  if (!code) return ifEmpty
  return OTP.pattern.test(code) ? undefined : accountMessages.otpInvalid
}
