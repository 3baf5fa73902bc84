import { INSIGHT_SPANS } from "@silai/contracts/insight/limits"
import type { DASHBOARD } from "@silai/contracts/notice/limits"
import { CANCELLED, codeOf, STATUS_CODES } from "@silai/contracts/order/status"
import { ordersPath } from "../order/query"
import { returnsPath } from "../returns/query"

export type Span = (typeof DASHBOARD.spans)[number]
type Days = { from: string; to: string }

/** The orders that the sums count. */
const counted = STATUS_CODES.filter((code) => !CANCELLED.includes(code))

/** Where each figure leads: the list of what it counts. */
export const paths = {
  toAccept: ordersPath({ status: [codeOf("placed")], sort: "oldest" }),
  late: "/workshop?due=late",
  toApprove: returnsPath({ state: ["requested"] }),
  toReceive: returnsPath({ state: ["approved", "pickedUp"] }),
  chats: "/whatsapp",
  lowStock: "/management/inventory?state=low",
  payments: "/payment/all?view=alarm",
  orders: ({ from, to }: Days) => ordersPath({ status: counted, from, to }),
  made: ({ from, to }: Days) => ordersPath({ status: counted, kind: "custom", from, to }),
  returns: ({ from, to }: Days) => returnsPath({ from, to }),
  visits: (days: number) => `/management/insight?days=${Math.max(days, INSIGHT_SPANS[0])}`,
}
