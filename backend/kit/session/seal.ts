import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"

const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "silai seal", 32))

/**
 * Encrypts a text that must be stored for a while (such as a link with a token), so that a copy of the table grants no
 * access.
 */
export function seal(secret: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret), nonce)
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url")
}

/** Throws when the text was changed, or encrypted with another secret. */
export function unseal(secret: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url")
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8")
}
