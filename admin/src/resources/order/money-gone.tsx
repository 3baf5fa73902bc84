import { Alert } from "antd"
import { money } from "../../ui/format"
import { useSay } from "../../words/language"
import type { WholeOrder } from "./calls"

/** Says before an order goes on that its whole payment has gone back. */
export function MoneyGone({ order }: { order: WholeOrder }) {
  const say = useSay()
  return (
    <Alert type="warning" showIcon message={say("order.money-gone", { amount: money(order.money.refundedRupees) })} />
  )
}
