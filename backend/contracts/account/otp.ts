import { plainOf, untilSettled, withoutGaps } from "../plain"
import { OTP } from "./limits"

const alone = new RegExp(`(?<!\\d)\\d{${OTP.digits}}(?!\\d)`)

/**
 * A one-time code as it was typed or pasted: with blanks and hyphens, in other digits, or as the whole text message, which may
 * contain other numbers. Anything else keeps its digits and signs, and fails the pattern.
 */
export const otpOf = untilSettled((written) => {
  const plain = plainOf(written)
  const bare = withoutGaps(plain)
  return bare.length > OTP.digits ? (alone.exec(plain)?.[0] ?? bare) : bare
})
