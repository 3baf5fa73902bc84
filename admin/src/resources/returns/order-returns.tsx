import { useList, type HttpError } from "@refinedev/core"
import { DELIVERED } from "@silai/contracts/order/status"
import { Link } from "react-router"
import { useMay } from "../../providers/may"
import { dateOf, money } from "../../ui/format"
import { Box } from "../../ui/record/box"
import { useSay } from "../../words/language"
import type { ReturnRecord } from "./calls"
import type { WholeOrder } from "../order/calls"
import { OpenForCaller } from "./open-for-caller"
import { ReturnMark } from "./state-mark"

/** The requests of an order's buyer after the sale; renders nothing without any. */
export function ReturnsOfOrder({ order: { _id: orderId, orderNumber, status } }: { order: WholeOrder }) {
  const isThere = DELIVERED.some((code) => code === status)
  const say = useSay()
  const may = useMay()
  const { result } = useList<ReturnRecord, HttpError>({
    resource: "return",
    filters: [{ field: "search", operator: "eq", value: orderNumber }],
    queryOptions: { enabled: may("return.read") },
    errorNotification: false,
  })
  const own = result.data.filter((request) => request.orderId === orderId)
  const mayOpen = may("return.write") && isThere
  if (own.length === 0 && !mayOpen) return null
  return (
    <Box title={say("returns.title")}>
      <ul className={`entries thumbs`}>
        {own.map(({ _id, returnNumber, kind, askedAt, refundRupees, ...stand }) => (
          <li key={_id} className="between">
            <Link to={`/returns/view/${_id}`}>
              {say(`return-kind.${kind}`)} {returnNumber}
            </Link>
            <ReturnMark request={stand} />
            <span className="soft">
              {dateOf(askedAt)}
              {refundRupees > 0 && ` · ${money(refundRupees)}`}
            </span>
          </li>
        ))}
      </ul>
      {mayOpen && <OpenForCaller orderId={orderId} />}
    </Box>
  )
}
