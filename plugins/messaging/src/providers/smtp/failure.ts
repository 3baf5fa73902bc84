import { DeliveryError } from "../../rules/delivery-error"

/** Converts what nodemailer throws. An SMTP reply of 5xx is final; everything else may pass. */
export function toDeliveryError(error: unknown): DeliveryError {
  const { responseCode, code, message } = (error ?? {}) as { responseCode?: number; code?: string; message?: string }
  // Wrong credentials are the shop's own mistake and get fixed: the mail must wait, not be given up.
  const final = responseCode !== undefined && responseCode >= 500 && code !== "EAUTH"
  return new DeliveryError(
    final ? "permanent" : "temporary",
    `the mail server: ${responseCode ?? code ?? ""} ${message ?? "no answer"}`.replace(/\s+/g, " "),
  )
}
