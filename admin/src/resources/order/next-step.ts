import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import { statusOf, type OrderStatusCode } from "@silai/contracts/order/status"
import { STEP_WORDS } from "./words"

const ONLY_FOR: Partial<Record<OrderStatusCode, DeliveryMethod>> = {
  3: "home",
  4: "home",
  5: "home",
  6: "home",
  7: "pickup",
  8: "pickup",
}

/**
 * The one status the main button moves an order to: the first the server allows that is a step forward and fits how the goods
 * reach the customer. Cancelling and returning are never the main thing to do. Null when the order has come to its end.
 */
export function nextStep(nextStatuses: readonly number[], delivery: DeliveryMethod): OrderStatusCode | null {
  for (const code of nextStatuses) {
    const status = statusOf(code)
    if (!status || !STEP_WORDS[status.code]) continue
    const only = ONLY_FOR[status.code]
    if (!only || only === delivery) return status.code
  }
  return null
}
