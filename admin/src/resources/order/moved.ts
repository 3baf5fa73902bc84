import { statusOf } from "@silai/contracts/order/status"
import type { WholeOrder } from "./calls"

/**
 * The order as it will look once the server has agreed. Which steps come after is the server's to say, so until it has, there
 * are none: the main button rests.
 */
export function moved(order: WholeOrder, status: number, at = new Date()): WholeOrder {
  const step = { code: status, label: statusOf(status)?.label ?? "", at: at.toISOString(), by: "You" }
  return { ...order, status, nextStatuses: [], timeline: [...order.timeline, step] }
}
