import type { AttemptStatus, PaymentRetry } from "@silai/contracts/checkout/limits"

/**
 * The act of retrying a payment: place the order, refund the money, or ask the gateway; null when nothing is left to
 * do.
 */
export function retryOf(attempt: {
  status: AttemptStatus
  gateway_order_id: string | null
  isOwed: boolean
}): PaymentRetry | null {
  if (attempt.status === "paid" || attempt.status === "placing") return "place"
  if (attempt.isOwed) return "refund"
  const mayStillBePaid = ["open", "held", "expired"].includes(attempt.status)
  return mayStillBePaid && attempt.gateway_order_id ? "ask" : null
}
