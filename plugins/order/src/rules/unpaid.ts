import type { OrderStatusCode } from "@silai/contracts/order/status"

/** Steps that make pieces ready for a buyer, or hand them out. */
const OUT: readonly OrderStatusCode[] = [3, 4, 5, 6, 7, 8]

export const goesOut = (to: OrderStatusCode): boolean => OUT.includes(to)

/** Steps after which the pieces are no longer the shop's to keep, or no longer on its table. */
const LEAVES: readonly OrderStatusCode[] = [3, 4, 7, 8]

/** Whether a step sends an order on its way, so that a person must know of a dispute first. */
export const leavesShop = (to: OrderStatusCode): boolean => LEAVES.includes(to)

/** Whether a step would give away pieces whose whole price is refunded, or on its way back. */
export const goesOutUnpaid = (order: { to: OrderStatusCode; totalPaise: number; refundPaise: number }): boolean =>
  goesOut(order.to) && order.totalPaise > 0 && order.refundPaise >= order.totalPaise
