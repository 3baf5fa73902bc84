import { otpOf } from "@silai/contracts/account/otp"
import { plainOf } from "@silai/contracts/plain"
import { RECOVERY_CODES, SECOND_FACTOR } from "@silai/contracts/staff/limits"
import { secondFactorMessages } from "@silai/contracts/staff/messages"

/** The source of the code: the app on the phone, or the printed recovery codes. */
export type FactorWay = "app" | "recovery"

/**
 * The field's value, whatever was typed or pasted: an app's digits without the space, a recovery code in its format.
 */
export const factorText = (way: FactorWay, typed: string): string => (way === "app" ? otpOf(typed) : plainOf(typed))

/** @returns the sentence for a wrong input, or undefined when the server should check it */
export function wrongFactor(way: FactorWay, code: string): string | undefined {
  const bare = code.replace(/[\s\-–]/g, "")
  if (!bare) return secondFactorMessages.codeEmpty
  if (way === "app") return SECOND_FACTOR.pattern.test(bare) ? undefined : secondFactorMessages.codeInvalid
  return /^[a-z0-9]+$/i.test(bare) && bare.length === RECOVERY_CODES.length
    ? undefined
    : secondFactorMessages.recoveryInvalid
}
