import { passkeyMessages } from "@silai/contracts/account/passkey-messages"

/**
 * The text for a refusal of the device or browser, by the error's name in WebAuthn. Most refusals are a closed dialog.
 * Null for other errors.
 */
export function deviceRefusal(cause: unknown, ifClosed: string): string | null {
  const name = cause instanceof Error ? cause.name : ""
  if (name === "InvalidStateError") return passkeyMessages.thereAlready
  if (name === "SecurityError" || name === "NotSupportedError") return passkeyMessages.notHere
  return name === "NotAllowedError" || name === "AbortError" ? ifClosed : null
}
