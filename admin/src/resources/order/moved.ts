import { statusOf } from "@silai/contracts/order/status"
import { shopNow } from "../../providers/shop-clock"
import type { Say } from "../../words/say"
import type { WholeOrder } from "./calls"

/**
 * The order as it will be once the server has accepted. Only the server knows the following steps, so until its reply
 * there are none: the main button is disabled.
 */
export function moved(order: WholeOrder, status: number, say: Say, at = new Date(shopNow())): WholeOrder {
  const step = { code: status, label: statusOf(status)?.label ?? "", at: at.toISOString(), by: say("order.you") }
  return { ...order, status, nextStatuses: [], timeline: [...order.timeline, step] }
}
