import { RECOVERY_CODES } from "@silai/contracts/staff/limits"
import { createHmac, randomInt } from "node:crypto"
import { plainOf, withoutGaps } from "@silai/contracts/plain"

const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

const newCode = () => Array.from({ length: RECOVERY_CODES.length }, () => letters[randomInt(letters.length)]).join("")

/** Codes for a staff member who loses the phone, all different. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES.count) codes.add(newCode())
  return [...codes]
}

/** As shown to the user: in two halves. */
export const shownCode = (code: string) => `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`

/** A typed code without separators, in capitals; O is read as zero, I and L as one. */
export const plainCode = (typed: string) =>
  withoutGaps(plainOf(typed)).toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1")

/**
 * The HMAC stored instead of a code: without the shop's secret, a copy of the table reveals no code. SQL compares it,
 * as for a one-time code.
 */
export const recoveryMac = (secret: string, userId: string, code: string) =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["recovery code", userId, code]))
    .digest("base64url")
