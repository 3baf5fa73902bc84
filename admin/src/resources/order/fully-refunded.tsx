import { Alert } from "antd"
import { money } from "../../ui/format"
import { useSay } from "../../words/language"
import type { WholeOrder } from "./calls"

/** Warns before an order continues whose whole payment was refunded. */
export function FullyRefundedAlert({ order }: { order: WholeOrder }) {
  const say = useSay()
  return (
    <Alert type="warning" showIcon message={say("order.money-gone", { amount: money(order.money.refundedRupees) })} />
  )
}
