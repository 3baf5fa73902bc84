const kinds = ["temporary", "permanent"] as const
type Kind = (typeof kinds)[number]

/** `temporary`: try again later. `permanent`: a retry would fail again; a person must look. */
export class DeliveryError extends Error {
  constructor(
    readonly kind: Kind,
    readonly reason: string,
  ) {
    // The Notification module passes on only the message of a provider's error, so the kind is in it too.
    super(`${kind}: ${reason}`)
    this.name = "DeliveryError"
  }
}

/**
 * The failure behind what the Notification module throws. A provider's message that begins with "temporary: " or
 * "permanent: " says which it is; any other is temporary. The others are not quoted: they may contain the recipient or
 * a code, and this is logged.
 */
export function deliveryErrorOf(error: unknown, channel: string): DeliveryError {
  const message = error instanceof Error ? error.message : ""
  const [, kind, reason] =
    /^Failed to send notification with id \S+:\n(temporary|permanent): (.*)$/s.exec(message) ?? []
  const known = kinds.find((one) => one === kind)
  if (known) return new DeliveryError(known, reason ?? "")
  if (message.startsWith("Could not find a notification provider"))
    return new DeliveryError("temporary", `no provider has the channel "${channel}"`)
  return new DeliveryError("temporary", `the provider of the channel "${channel}" failed`)
}
