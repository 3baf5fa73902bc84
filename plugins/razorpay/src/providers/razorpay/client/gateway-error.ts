/**
 * The kinds of failure between us and Razorpay.
 * - `unreachable`: no response, or a 5xx; it is unknown whether the request took effect. Retry later, with the same
 * key.
 * - `throttled`: 429, or a concurrent request with the same key (409). Retry later.
 * - `refused`: Razorpay understood and refused. A retry gives the same result.
 * - `garbled`: a response that differs from Razorpay's documentation. Treat it like `unreachable`, and investigate.
 */
export type GatewayErrorKind = "unreachable" | "throttled" | "refused" | "garbled"

const brand = Symbol.for("silai.razorpay.gateway-error")

/** A failed call of Razorpay. `status` is the HTTP status, 0 when there was no response. */
export class GatewayError extends Error {
  readonly kind: GatewayErrorKind
  readonly code: string
  readonly description: string
  readonly status: number
  readonly [brand] = true

  constructor(kind: GatewayErrorKind, code: string, description: string, status: number) {
    super(`Razorpay ${kind}: ${description} (${code}, ${status})`)
    this.name = "GatewayError"
    this.kind = kind
    this.code = code
    this.description = description
    this.status = status
  }

  /** Whether the same request may succeed later. */
  get mayRetry(): boolean {
    return this.kind !== "refused"
  }
}

/** Recognises our error across compiled copies of this file, where `instanceof` would not. */
export function isGatewayError(error: unknown): error is GatewayError {
  return typeof error === "object" && error !== null && brand in error
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}

function kindOf(status: number, hasReason: boolean): GatewayErrorKind {
  if (status === 429 || status === 409) return "throttled"
  if (status === 0 || status >= 500) return "unreachable"
  // A 4xx without Razorpay's error body comes from something in between (a proxy, a captive portal).
  return status >= 400 && hasReason ? "refused" : "garbled"
}

/** Maps what the SDK (`{statusCode, error}`) or its axios instance (`{response}`) throws. Never throws itself. */
export function toGatewayError(thrown: unknown): GatewayError {
  if (isGatewayError(thrown)) return thrown
  const outer = record(thrown)
  const response = record(outer.response)
  const status = Number(outer.statusCode ?? response.status ?? 0) || 0
  const reason = record(outer.error ?? record(response.data).error)
  const described = typeof reason.description === "string"
  const code = typeof reason.code === "string" ? reason.code : status === 0 ? "NO_ANSWER" : `HTTP_${status}`
  const description = described
    ? String(reason.description)
    : status === 0
      ? "no answer"
      : `unexpected answer ${status}`
  return new GatewayError(kindOf(status, described), code, description, status)
}
