import { OTP } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"

const alone = new RegExp(`(?<!\\d)\\d{${OTP.digits}}(?!\\d)`)

/** The value of a code field, whatever was typed or pasted: a whole text message, a code with a space. */
export function otpDigits(typed: string): string {
  // A pasted message may contain other numbers; the code is the one of exactly this many digits.
  const found = typed.length > OTP.digits ? alone.exec(typed)?.[0] : undefined
  return (found ?? typed.replace(/\D/g, "")).slice(0, OTP.digits)
}

/** @returns the sentence for a wrong input (requirements §5), or undefined when the server should check it */
export function wrongOtp(code: string, ifEmpty: string): string | undefined {
  if (!code) return ifEmpty
  return OTP.pattern.test(code) ? undefined : accountSays.otpInvalid
}
