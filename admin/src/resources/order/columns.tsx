import { statusOf } from "@silai/contracts/order/status"
import { Link } from "react-router"
import type { Column } from "../../ui/columns"
import { dateOf, money, phoneOf, timeOf } from "../../ui/format"
import { TapeIcon } from "../../ui/icons"
import { Thumbnail } from "../../ui/thumbnail"
import type { OrderRecord } from "./calls"
import { StatusMark } from "./status-mark"
import { DELIVERY_WORDS, PAYMENT_WORDS } from "./words"
import style from "./list.module.css"

/** Link to an order that remembers which list it was opened from. */
export function OrderLink({ order, from }: { order: OrderRecord; from?: string }) {
  return (
    <Link to={`/order/view/${order._id}`} state={{ from }} data-row className={style.number}
      aria-label={`Order ${order.orderNumber}, ${order.customerName}, ${statusOf(order.status)?.label}`}>
      {order.orderNumber}
    </Link>
  )
}

/** "2 × Formal Shirt (L)" */
const goodsOf = ({ name, size, quantity }: OrderRecord["lines"][number]): string => `${quantity > 1 ? `${quantity} × ` : ""}${name} (${size})`

/** Two lines at most: two kinds of goods, or one and how many more. */
const ROOM = 2

export function Goods({ order }: { order: OrderRecord }) {
  return (
    <div className={style.goods}>
      <span className={style.pictures}>
        {order.lines.slice(0, 2).map((line, place) => (
          <Thumbnail key={place} src={line.thumbnail} alt="" width={30} />
        ))}
      </span>
      <span className={style.words} title={order.lines.map(goodsOf).join(", ")}>
        {order.lines.slice(0, order.lines.length > ROOM ? ROOM - 1 : ROOM).map((line, place) => <span key={place}>{goodsOf(line)}</span>)}
        {order.lines.length > ROOM && <span className={style.soft}>and {order.lines.length - ROOM + 1} more</span>}
      </span>
      {order.hasCustom && <span className={style.custom} title="Made to measure"><TapeIcon /><span className="unseen">Made to measure</span></span>}
    </div>
  )
}

export const paymentNote = (order: OrderRecord) =>
  order.paymentStatus === "captured" ? null : <span className={style.trouble}>{PAYMENT_WORDS[order.paymentStatus]}</span>

const two = (first: React.ReactNode, second: React.ReactNode) => (
  <div className={style.two}>
    <span>{first}</span>
    <span>{second}</span>
  </div>
)

/** The order list's columns. `from` is the list's own address, for the way back. */
export const orderColumns = (from: string): Column<OrderRecord>[] => [
  { key: "number", title: "Order", width: 130, cell: (order) => <OrderLink order={order} from={from} /> },
  { key: "placed", title: "Placed", width: 130, cell: (order) => two(dateOf(order.placedAt), timeOf(order.placedAt)) },
  { key: "customer", title: "Customer", cell: (order) => two(order.customerName, phoneOf(order.phone)) },
  { key: "goods", title: "Goods", cell: (order) => <Goods order={order} /> },
  { key: "to", title: "To", lesser: true, cell: (order) => (order.delivery === "pickup" ? DELIVERY_WORDS.pickup : two(order.city, order.state)) },
  { key: "status", title: "Status", width: 170, cell: (order) => <StatusMark code={order.status} /> },
  { key: "total", title: "Total", end: true, width: 120, cell: (order) => two(money(order.totalRupees), paymentNote(order)) },
]
