import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import { NEXT, type OrderStatusCode } from "@silai/contracts/order/status"

/** An order's state in the engine. Partly packed, shipped or delivered does not count; only the whole order does. */
export type EngineOrder = { isCancelled: boolean; isPacked: boolean; isSent: boolean; isHandedOver: boolean }

/** The statuses of an order that have a counterpart in the engine, in order. */
const way: Record<DeliveryMethod, readonly OrderStatusCode[]> = {
  home: [0, 1, 2, 3, 4, 5, 6],
  pickup: [0, 1, 2, 7, 8],
}

/**
 * The status an order must get after a change in the engine; null when it has that or a later one already. Steps may be
 * skipped: a shipped order was accepted. A cancellation there counts as the shop's: customers have no access to the
 * engine.
 */
export function statusAfter(
  engine: EngineOrder,
  code: OrderStatusCode,
  method: DeliveryMethod,
): OrderStatusCode | null {
  if (engine.isCancelled) return NEXT[code].includes(10) ? 10 : null
  const steps = way[method]
  const reached: OrderStatusCode | null = engine.isHandedOver
    ? method === "home"
      ? 6
      : 8
    : method === "home" && engine.isSent
      ? 4
      : engine.isPacked
        ? method === "home"
          ? 3
          : 7
        : null
  if (reached === null || !steps.includes(code)) return null
  return steps.indexOf(reached) > steps.indexOf(code) ? reached : null
}
