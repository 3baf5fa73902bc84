import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import { orderRefusals } from "@silai/contracts/order/messages"
import type { OrderStatusCode } from "@silai/contracts/order/status"
import { CallRefused } from "@silai/contracts/refused"
import type { WholeOrder } from "./calls"
import { type Step, STEPS } from "./words"

const ONLY_FOR: Partial<Record<OrderStatusCode, DeliveryMethod>> = {
  3: "home",
  4: "home",
  5: "home",
  6: "home",
  7: "pickup",
  8: "pickup",
}

/**
 * The status that the main button sets: the first allowed one that is a step forward and fits the delivery method.
 * Never a cancellation or return. Null when the order has reached its end.
 */
export function nextStep(nextStatuses: readonly number[], delivery: DeliveryMethod): Step | null {
  for (const code of nextStatuses) {
    const step = STEPS.find((one) => one === code)
    const only = step && ONLY_FOR[step]
    if (step && (!only || only === delivery)) return step
  }
  return null
}

/** Whether its whole payment was refunded: sending it would give the pieces away, so the screen asks first. */
export const isMoneyGone = ({ money }: Pick<WholeOrder, "money">): boolean =>
  money.refundedRupees > 0 && money.keptRupees <= 0

/** The doubts that the person knows who sends an order anyway. */
export type Even = { evenRefunded?: boolean; evenDisputed?: boolean }

/** Those that the page shows before it is sent. */
export const knownOf = (order: Pick<WholeOrder, "money" | "dispute">): Even => ({
  ...(isMoneyGone(order) && { evenRefunded: true }),
  ...(order.dispute && { evenDisputed: true }),
})

/** The one that the server asks about with this refusal, by its code; null for any other. */
export function doubtOf(code: string | null): Even | null {
  if (code === orderRefusals.already_refunded.code) return { evenRefunded: true }
  return code === orderRefusals.disputed.code ? { evenDisputed: true } : null
}

/** The same for an error: the doubt came after the page was loaded, or is under way. */
export const askedBy = (error: unknown): Even | null => (error instanceof CallRefused ? doubtOf(error.code) : null)
