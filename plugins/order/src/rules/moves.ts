import { NEXT, type OrderStatusCode } from "@silai/contracts/order/status"
import { mayMoveTo, type Role } from "@silai/contracts/staff/roles"

/** Moves that change only our own state; the others run the engine's fulfilment or refund first and are not made from here. */
const stateOnly: readonly number[] = [1, 2]

/** Statuses an order may be moved to now. */
export const movesFrom = (code: number): number[] =>
  (NEXT[code as OrderStatusCode] ?? []).filter((next) => stateOnly.includes(next))

/** The same, for one of the people behind the counter. */
export const movesOf = (role: Role, code: number): number[] => movesFrom(code).filter((next) => mayMoveTo(role, next))
