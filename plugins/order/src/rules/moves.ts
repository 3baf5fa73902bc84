import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import { nextOf, type OrderStatusCode } from "@silai/contracts/order/status"
import { mayMoveTo, type Role } from "@silai/contracts/staff/roles"

/** The engine's part in a status, before our own state follows. */
export type EngineAct = "pack" | "ship" | "handOver" | "cancel"

/** "state": only our own state changes. "other": not set by a person, or by its own call. */
const BY: Record<OrderStatusCode, EngineAct | "state" | "other"> = {
  0: "other",
  1: "state",
  2: "state",
  3: "pack",
  4: "ship",
  5: "state",
  6: "handOver",
  7: "pack",
  8: "handOver",
  9: "cancel",
  10: "cancel",
  11: "other",
  12: "other",
}

/** The step that the engine must take before an order may have this status; null when it has no part in it. */
export function engineActOf(code: OrderStatusCode): EngineAct | null {
  const by = BY[code]
  return by === "state" || by === "other" ? null : by
}

/** Statuses that the back office may set now. 9 is cancelled by the buyer. */
export const movesFrom = (code: number, delivery: DeliveryMethod): OrderStatusCode[] =>
  nextOf(code as OrderStatusCode, delivery).filter((next) => BY[next] !== "other" && next !== 9)

/** The same, for a staff role. */
export const movesOf = (role: Role, code: number, delivery: DeliveryMethod): OrderStatusCode[] =>
  movesFrom(code, delivery).filter((next) => mayMoveTo(role, next))
