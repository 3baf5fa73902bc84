import { statusOf } from "@silai/contracts/order/status"
import { Link } from "react-router"
import type { Column } from "../../ui/columns"
import { dateOf, money, phoneOf, timeOf } from "../../ui/format"
import type { OrderRecord } from "./calls"
import { Goods } from "./goods"
import { StatusMark } from "./status-mark"
import { DELIVERY_WORDS, PAYMENT_WORDS } from "./words"
import style from "../../ui/list.module.css"

/** Link to an order that remembers which list it was opened from. */
export function OrderLink({ order, from }: { order: OrderRecord; from?: string }) {
  return (
    <Link
      to={`/order/view/${order._id}`}
      state={{ from }}
      data-row
      className={style.number}
      aria-label={`Order ${order.orderNumber}, ${order.customerName}, ${statusOf(order.status)?.label}`}
    >
      {order.orderNumber}
    </Link>
  )
}

export const paymentNote = (order: OrderRecord) =>
  order.paymentStatus === "captured" ? null : (
    <span className={style.trouble}>{PAYMENT_WORDS[order.paymentStatus]}</span>
  )

const two = (first: React.ReactNode, second: React.ReactNode) => (
  <div className={style.two}>
    <span>{first}</span>
    <span>{second}</span>
  </div>
)

/** The order list's columns. `from` is the list's own address, for the way back. */
export const orderColumns = (from: string): Column<OrderRecord>[] => [
  { key: "number", title: "Order", width: 104, cell: (order) => <OrderLink order={order} from={from} /> },
  { key: "placed", title: "Placed", width: 112, cell: (order) => two(dateOf(order.placedAt), timeOf(order.placedAt)) },
  { key: "customer", title: "Customer", width: 142, cell: (order) => two(order.customerName, phoneOf(order.phone)) },
  { key: "goods", title: "Goods", cell: (order) => <Goods order={order} /> },
  {
    key: "to",
    title: "To",
    width: 104,
    lesser: true,
    cell: (order) => (order.delivery === "pickup" ? DELIVERY_WORDS.pickup : two(order.city, order.state)),
  },
  { key: "status", title: "Status", width: 142, cell: (order) => <StatusMark code={order.status} /> },
  {
    key: "total",
    title: "Total",
    end: true,
    width: 88,
    cell: (order) => two(money(order.totalRupees), paymentNote(order)),
  },
]
