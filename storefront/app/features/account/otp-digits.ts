import { OTP } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"

/** What a code field holds, whatever was typed or pasted into it: a whole text message, a code with a space. */
export function otpDigits(typed: string): string {
  // A pasted message may hold other numbers; the code stands alone, with six digits.
  const alone = typed.length > OTP.digits ? /(?<!\d)\d{6}(?!\d)/.exec(typed)?.[0] : undefined
  return (alone ?? typed.replace(/\D/g, "")).slice(0, OTP.digits)
}

/** @returns the sentence for what was typed (SPEC §5), or undefined when the server may judge it */
export function wrongOtp(code: string, ifEmpty: string): string | undefined {
  if (!code) return ifEmpty
  return OTP.pattern.test(code) ? undefined : accountSays.otpInvalid
}
