const brand = Symbol.for("silai.messaging.delivery-error")

/** `temporary`: try again later. `permanent`: the same try would fail again; a person must look. */
export class DeliveryError extends Error {
  readonly [brand] = true

  constructor(
    readonly kind: "temporary" | "permanent",
    reason: string,
  ) {
    super(reason)
    this.name = "DeliveryError"
  }
}

/** Recognises our error across compiled copies of this file. */
export const isDeliveryError = (error: unknown): error is DeliveryError =>
  typeof error === "object" && error !== null && brand in error

/** What nodemailer throws, in our words. An SMTP answer of 5xx is final; everything else may pass. */
export function toDeliveryError(error: unknown): DeliveryError {
  if (isDeliveryError(error)) return error
  const { responseCode, code, message } = (error ?? {}) as { responseCode?: number; code?: string; message?: string }
  // Wrong credentials are the shop's own fault and get repaired: the mail must wait, not be given up.
  const final = responseCode !== undefined && responseCode >= 500 && code !== "EAUTH"
  return new DeliveryError(
    final ? "permanent" : "temporary",
    `the mail server: ${responseCode ?? code ?? ""} ${message ?? "no answer"}`.replace(/\s+/g, " "),
  )
}
