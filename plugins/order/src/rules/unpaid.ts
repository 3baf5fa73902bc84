import type { OrderStatusCode } from "@silai/contracts/order/status"

/** Steps by which pieces are made ready for a buyer, or leave the shop. */
const OUT: readonly OrderStatusCode[] = [3, 4, 5, 6, 7, 8]

/** Whether a step would give pieces away whose whole price has gone back. */
export const goesOutUnpaid = (order: { to: OrderStatusCode; totalPaise: number; refundedPaise: number }): boolean =>
  OUT.includes(order.to) && order.totalPaise > 0 && order.refundedPaise >= order.totalPaise
