import { env } from "@silai/kit/env"
import { log } from "@silai/kit/log"
import { seal, unseal } from "@silai/kit/seal"

/** A key as stored: encrypted together with its owner's id, so that a row copied to another user does not decrypt. */
export const sealSecret = (userId: string, secret: string) => seal(env().COOKIE_SECRET, `${userId} ${secret}`)

/**
 * The key, or null when it was encrypted with a former secret of the shop, or for another user: then no code matches.
 */
export function unsealSecret(userId: string, sealed: string): string | null {
  try {
    const [owner, secret] = unseal(env().COOKIE_SECRET, sealed).split(" ")
    if (owner === userId && secret) return secret
  } catch {
    // Logged below: either way this row cannot be used.
  }
  log("error", "second factor cannot be read: was COOKIE_SECRET changed?", { user: userId })
  return null
}
