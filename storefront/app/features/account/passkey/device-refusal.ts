import { passkeySays } from "@silai/contracts/account/passkey-messages"

/**
 * What the device's or browser's refusal means, by its name in WebAuthn: most are a dialog that was closed. Null for
 * other errors.
 */
export function deviceRefusal(cause: unknown, ifClosed: string): string | null {
  const name = cause instanceof Error ? cause.name : ""
  if (name === "InvalidStateError") return passkeySays.thereAlready
  if (name === "SecurityError" || name === "NotSupportedError") return passkeySays.notHere
  return name === "NotAllowedError" || name === "AbortError" ? ifClosed : null
}
