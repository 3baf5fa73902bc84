import { seal, unseal } from "@silai/kit/seal"

/** The same secret encrypts other values: a sealed token of an account must not count as a key. */
const PREFIX = "messages:"

/** The key of a mail's link that ends messages to its address: nothing is stored for it, and no address is in the link. */
export const stopKeyOf = (secret: string, email: string): string => seal(secret, PREFIX + email.toLowerCase())

/** The address of a key; null for a text that is none. */
export function emailOfKey(secret: string, key: string): string | null {
  try {
    const text = unseal(secret, key)
    return text.startsWith(PREFIX) ? text.slice(PREFIX.length) : null
  } catch {
    return null
  }
}
