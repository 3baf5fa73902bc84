import type { OrderStatusCode } from "@silai/contracts/order/status"
import { RowLink } from "../../ui/list/row-link"
import { useSay } from "../../words/language"
import type { OrderRecord } from "./calls"

/** An order's number, leading to its page. */
export function OrderLink({ order: { _id, orderNumber: number, customerName: name, status } }: { order: OrderRecord }) {
  const say = useSay()
  return (
    <RowLink
      id={_id}
      to={`/order/view/${_id}`}
      aria-label={say("order.row", { number, name, status: say(`status.${status as OrderStatusCode}`) })}
    >
      {number}
    </RowLink>
  )
}
