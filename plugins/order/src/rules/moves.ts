import { NEXT, type OrderStatusCode } from "@silai/contracts/order/status"
import { mayMoveTo, type Role } from "@silai/contracts/staff/roles"

/**
 * What sets a status: "staff" is a back-office user, where only our own state changes; "engine" is code that first
 * runs the engine's order, fulfilment or refund, so a user cannot choose that status directly.
 */
const SET_BY: Record<OrderStatusCode, "staff" | "engine"> = {
  0: "engine",
  1: "staff",
  2: "staff",
  3: "engine",
  4: "engine",
  5: "engine",
  6: "engine",
  7: "engine",
  8: "engine",
  9: "engine",
  10: "engine",
  11: "engine",
  12: "engine",
}

/** Statuses an order may be moved to now. */
export const movesFrom = (code: number): number[] =>
  (NEXT[code as OrderStatusCode] ?? []).filter((next) => SET_BY[next] === "staff")

/** The same, for a staff role. */
export const movesOf = (role: Role, code: number): number[] => movesFrom(code).filter((next) => mayMoveTo(role, next))
