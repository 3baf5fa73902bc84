import { SECOND_FACTOR } from "@silai/contracts/staff/limits"
import { Secret, TOTP } from "otpauth"

const { digits, stepSeconds: period, driftSteps, secretBytes } = SECOND_FACTOR

const clockOf = (secret: string, label?: string, issuer?: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits, period, algorithm: "SHA1", label, issuer })

/** A key for an authenticator app, in base32. */
export const newSecret = (): string => new Secret({ size: secretBytes }).base32

/** The content of the QR code: the key, the account and the shop. */
export const addressOf = (secret: string, email: string, shop: string): string =>
  clockOf(secret, email, shop).toString()

/**
 * The time step a code belongs to, or null when it matches none now; a phone's clock may be one step early or late. The
 * library compares in constant time.
 */
export function stepOf(secret: string, code: string, atMs: number): number | null {
  const clock = clockOf(secret)
  const delta = clock.validate({ token: code, timestamp: atMs, window: driftSteps })
  return delta === null ? null : clock.counter({ timestamp: atMs }) + delta
}
