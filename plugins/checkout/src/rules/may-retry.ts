import type { AttemptStatus } from "@silai/contracts/checkout/limits"

/** What going on with a payment does: the order is placed, the money sent back, the gateway asked; null where nothing is left to do. */
export function retryOf(attempt: {
  status: AttemptStatus
  gateway_order_id: string | null
  isOwed: boolean
}): "place" | "send_back" | "ask" | null {
  if (attempt.status === "paid" || attempt.status === "placing") return "place"
  if (attempt.isOwed) return "send_back"
  const mayStillBePaid = ["open", "held", "expired"].includes(attempt.status)
  return mayStillBePaid && attempt.gateway_order_id ? "ask" : null
}
