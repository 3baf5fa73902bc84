import { createHmac, randomInt } from "node:crypto"
import { OTP, type OtpPurpose } from "@silai/contracts/account/limits"

/** Six digits, each combination equally likely, the ones with leading zeros too. */
export const newCode = (): string => String(randomInt(10 ** OTP.digits)).padStart(OTP.digits, "0")

export type Occasion = { sessionId: string; phone: string; purpose: OtpPurpose }

/**
 * What is kept instead of the code. It is bound to the browser, the phone and the purpose, so that a row cannot be read back
 * into a code, nor a code be used elsewhere. Compared in SQL: without the pepper, nothing can be learned from how long that takes.
 */
export const macOf = (pepper: string, { sessionId, phone, purpose }: Occasion, code: string): string =>
  createHmac("sha256", pepper)
    .update(JSON.stringify([purpose, phone, sessionId, code]))
    .digest("base64url")
