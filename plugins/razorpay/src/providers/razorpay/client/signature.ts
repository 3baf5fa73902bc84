import { createHmac, timingSafeEqual } from "node:crypto"

const hexDigest = /^[0-9a-f]{64}$/i

/** Hex HMAC-SHA256, the only signature Razorpay uses. */
export function signHex(message: string | Buffer, secret: string): string {
  return createHmac("sha256", secret).update(message).digest("hex")
}

function equals(given: unknown, expected: string): boolean {
  // timingSafeEqual throws on unequal lengths, so the format is checked first.
  if (typeof given !== "string" || !hexDigest.test(given)) return false
  return timingSafeEqual(Buffer.from(given.toLowerCase(), "hex"), Buffer.from(expected, "hex"))
}

const isText = (value: unknown): value is string => typeof value === "string" && value.length > 0

/**
 * True when Razorpay itself signed "this payment belongs to this order". Pass the order id stored on the server, never
 * the one the browser sent. The signature does not cover the amount: fetch the payment and compare it as well.
 * Malformed input is false, never an error.
 */
export function verifyCheckoutSignature(
  orderId: unknown,
  paymentId: unknown,
  signature: unknown,
  secret: string,
): boolean {
  if (!isText(orderId) || !isText(paymentId) || !isText(secret)) return false
  // A separator inside an id would let one signed pair be read as another pair.
  if (orderId.includes("|") || paymentId.includes("|")) return false
  return equals(signature, signHex(`${orderId}|${paymentId}`, secret))
}

/**
 * True when one of the webhook secrets signed exactly these bytes. Pass the raw body: a re-serialised one does not
 * match. Two secrets, because retries of old events keep the old signature after the secret changes. Empty secrets
 * never match.
 */
export function verifyWebhookSignature(
  rawBody: unknown,
  signature: unknown,
  secrets: readonly (string | undefined)[],
): boolean {
  const body = typeof rawBody === "string" || Buffer.isBuffer(rawBody) ? rawBody : undefined
  if (body === undefined || body.length === 0) return false
  return secrets.filter(isText).some((secret) => equals(signature, signHex(body, secret)))
}
