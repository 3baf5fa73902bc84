import type { Column } from "../../ui/columns"
import { dateOf, dateTimeOf, money, phoneOf, timeOf } from "../../ui/format"
import { RowLink } from "../../ui/list/row-link"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { Goods } from "../order/goods"
import type { ReturnRecord } from "./calls"
import { ReturnMark } from "./state-mark"
import style from "../../ui/list.module.css"

function ReturnLink({ request }: { request: ReturnRecord }) {
  const say = useSay()
  const { _id, returnNumber: number, customerName: name, state } = request
  return (
    <RowLink
      id={_id}
      to={`/returns/view/${_id}`}
      aria-label={say("returns.row", { number, name, state: say(`return-state.${state}`) })}
    >
      {number}
    </RowLink>
  )
}

const two = (first: React.ReactNode, second: React.ReactNode) => (
  <div className={style.two}>
    <span>{first}</span>
    <span>{second}</span>
  </div>
)

/** What goes back; exchanges and alterations move no money. */
const back = ({ refundRupees }: ReturnRecord) => (refundRupees > 0 ? money(refundRupees) : "–")

export const returnColumns = (say: Say): readonly Column<ReturnRecord>[] => [
  {
    key: "number",
    title: say("returns.number"),
    width: 124,
    cell: (request) => two(<ReturnLink request={request} />, say(`return-kind.${request.kind}`)),
  },
  {
    key: "asked",
    title: say("returns.asked"),
    width: 112,
    cell: ({ askedAt }) => two(dateOf(askedAt), timeOf(askedAt)),
  },
  {
    key: "customer",
    title: say("orders.customer"),
    width: 142,
    cell: ({ customerName, phone }) => two(customerName, phone && phoneOf(phone)),
  },
  { key: "goods", title: say("orders.goods"), cell: (request) => <Goods order={request} /> },
  { key: "order", title: say("orders.number"), width: 104, lesser: true, cell: ({ orderNumber }) => orderNumber },
  { key: "state", title: say("returns.state"), width: 132, cell: ({ state }) => <ReturnMark state={state} /> },
  { key: "refund", title: say("returns.back"), end: true, width: 96, cell: back },
]

/** A request on a phone: the same fields, one below the other. */
export function ReturnCard({ request }: { request: ReturnRecord }) {
  const say = useSay()
  return (
    <>
      <div className={style.line}>
        <ReturnLink request={request} />
        <ReturnMark state={request.state} />
      </div>
      <div className={style.line}>
        <span className={style.name}>{request.customerName}</span>
        <span className="figures">{back(request)}</span>
      </div>
      <Goods order={request} />
      <div className={style.line}>
        <span className={style.soft}>{dateTimeOf(request.askedAt)}</span>
        <span className={style.soft}>
          {say(`return-kind.${request.kind}`)} · {request.orderNumber}
        </span>
      </div>
    </>
  )
}
