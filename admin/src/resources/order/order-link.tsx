import type { OrderStatusCode } from "@silai/contracts/order/status"
import { RowLink } from "../../ui/list/row-link"
import { useSay } from "../../words/language"
import type { OrderRecord } from "./calls"

type Shown = Pick<OrderRecord, "_id" | "orderNumber" | "customerName" | "status">

/** An order's number, leading to its page. */
export function OrderLink({ order: { _id, orderNumber: number, customerName: name, status } }: { order: Shown }) {
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
