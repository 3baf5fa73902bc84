import { createHash, createHmac, timingSafeEqual } from "node:crypto"

const signed = /^sha256=([0-9a-f]{64})$/i

/**
 * True when one of the app's secrets signed exactly these bytes. Pass the raw body: Meta escapes letters that are not ASCII, so a
 * re-serialised one does not match. Two secrets, because one may be changing. Empty secrets never match.
 */
export function isSigned(rawBody: unknown, header: unknown, secrets: readonly (string | undefined)[]): boolean {
  if (!Buffer.isBuffer(rawBody) || rawBody.length === 0 || typeof header !== "string") return false
  const given = signed.exec(header)?.[1]
  if (!given) return false
  return secrets.some((secret) => {
    if (!secret) return false
    const expected = createHmac("sha256", secret).update(rawBody).digest()
    return timingSafeEqual(Buffer.from(given, "hex"), expected)
  })
}

/** Compares texts of any length in constant time. */
export function isSame(given: unknown, expected: string | undefined): boolean {
  if (typeof given !== "string" || !expected) return false
  const hash = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}
