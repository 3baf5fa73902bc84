import { createHmac, randomInt } from "node:crypto"
import { OTP, type OtpPurpose } from "@silai/contracts/account/limits"

/** A random code in which each combination is equally likely, including leading zeros. */
export const newCode = (): string => String(randomInt(10 ** OTP.digits)).padStart(OTP.digits, "0")

export type Occasion = { sessionId: string; phone: string; purpose: OtpPurpose }

/**
 * The HMAC stored instead of the code. It is bound to the browser, phone and purpose, so that a row cannot be turned
 * back into a code, nor a code be used elsewhere. SQL compares it: without the pepper, its timing reveals nothing.
 */
export const macOf = (pepper: string, { sessionId, phone, purpose }: Occasion, code: string): string =>
  createHmac("sha256", pepper)
    .update(JSON.stringify([purpose, phone, sessionId, code]))
    .digest("base64url")
