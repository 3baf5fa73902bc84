import { NEXT, type OrderStatusCode } from "@silai/contracts/order/status"

/** Moves that change only our own state; the others run the engine's fulfilment or refund first and are not made from here. */
const stateOnly: readonly number[] = [1, 2]

/** Statuses an order may be moved to now. */
export const movesFrom = (code: number): number[] => (NEXT[code as OrderStatusCode] ?? []).filter((next) => stateOnly.includes(next))
