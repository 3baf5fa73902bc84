import type { OrderStatusCode } from "@silai/contracts/order/status"
import type { Column } from "../../ui/columns"
import { dateOf, money, phoneOf, timeOf } from "../../ui/format"
import { RowLink } from "../../ui/list/row-link"
import type { OrderRecord } from "./calls"
import { Goods } from "./goods"
import { StatusMark } from "./status-mark"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import style from "../../ui/list.module.css"

export function OrderLink({ order }: { order: OrderRecord }) {
  const say = useSay()
  const { _id, orderNumber: number, customerName: name, status } = order
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

export const paymentNote = (order: OrderRecord) =>
  order.paymentStatus === "captured" ? null : <Trouble status={order.paymentStatus} />

function Trouble({ status }: { status: OrderRecord["paymentStatus"] }) {
  return <span className={style.trouble}>{useSay()(`paid.${status}`)}</span>
}

const two = (first: React.ReactNode, second: React.ReactNode) => (
  <div className={style.two}>
    <span>{first}</span>
    <span>{second}</span>
  </div>
)

export const orderColumns = (say: Say): readonly Column<OrderRecord>[] => [
  { key: "number", title: say("orders.number"), width: 104, cell: (order) => <OrderLink order={order} /> },
  {
    key: "placed",
    title: say("orders.placed"),
    width: 112,
    cell: (order) => two(dateOf(order.placedAt), timeOf(order.placedAt)),
  },
  {
    key: "customer",
    title: say("orders.customer"),
    width: 142,
    cell: (order) => two(order.customerName, order.phone && phoneOf(order.phone)),
  },
  { key: "goods", title: say("orders.goods"), cell: (order) => <Goods order={order} /> },
  {
    key: "to",
    title: say("orders.to"),
    width: 104,
    lesser: true,
    cell: (order) =>
      order.delivery === "home" && order.city ? two(order.city, order.state) : say(`delivery.${order.delivery}`),
  },
  { key: "status", title: say("orders.status"), width: 142, cell: (order) => <StatusMark code={order.status} /> },
  {
    key: "total",
    title: say("orders.total"),
    end: true,
    width: 88,
    cell: (order) => two(money(order.totalRupees), paymentNote(order)),
  },
]
