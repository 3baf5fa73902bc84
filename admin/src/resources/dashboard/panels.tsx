import { statusOf, type OrderStatusCode } from "@silai/contracts/order/status"
import { Link } from "react-router"
import { useMay } from "../../providers/may"
import { count, dateTimeOf, money } from "../../ui/format"
import type { OrderRecord } from "../order/calls"
import { OrderLink } from "../order/columns"
import { stockPath } from "../inventory/query"
import { Goods } from "../order/goods"
import { ordersPath } from "../order/query"
import { StatusMark } from "../order/status-mark"
import { STATUS_TONE } from "../order/words"
import type { DashboardData } from "./use-dashboard"
import style from "./dashboard.module.css"

type Props = { data: DashboardData }

export function LatestOrders({ data }: Props) {
  const latest = data.latest as unknown as OrderRecord[]
  return (
    <section className={style.panel} aria-labelledby="latest">
      <div className={style.panelHead}>
        <h2 id="latest">Latest orders</h2>
        <Link to={ordersPath()}>All orders</Link>
      </div>
      {latest.length === 0 && (
        <p className={style.none}>No orders yet. The first one appears here the moment it is paid.</p>
      )}
      <ul className={style.latest}>
        {latest.map((order) => (
          <li key={order._id}>
            <div className={style.who}>
              <OrderLink order={order} />
              <span>{order.customerName}</span>
              <span className={style.soft}>{dateTimeOf(order.placedAt)}</span>
            </div>
            <Goods order={order} />
            <div className={style.sum}>
              <strong className="figures">{money(order.totalRupees)}</strong>
              <StatusMark code={order.status} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function StatusBars({ data }: Props) {
  const rows = data.byStatus.filter(({ count: n }) => n > 0)
  const most = Math.max(1, ...rows.map(({ count: n }) => n))
  return (
    <section className={style.panel} aria-labelledby="by-status">
      <div className={style.panelHead}>
        <h2 id="by-status">Orders by status</h2>
      </div>
      {rows.length === 0 && <p className={style.none}>No orders yet.</p>}
      <ul className={style.bars}>
        {rows.map(({ code, count: n }) => (
          <li key={code}>
            <Link to={ordersPath({ status: [code] })} data-tone={STATUS_TONE[code as OrderStatusCode]}>
              <span>{statusOf(code)?.label ?? `Status ${code}`}</span>
              <span className="figures">{count(n)}</span>
              <i style={{ width: `${(n / most) * 100}%` }} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function LowStock({ data }: Props) {
  const mayStock = useMay()("stock.read")
  return (
    <section className={style.panel} aria-labelledby="low-stock">
      <div className={style.panelHead}>
        <h2 id="low-stock">Running low</h2>
        {mayStock && <Link to="/management/inventory?state=low">To the inventory</Link>}
      </div>
      {data.lowStock.length === 0 && <p className={style.none}>Every size is well stocked.</p>}
      <ul className={style.low}>
        {data.lowStock.map(({ slug, name, size, stock }) => (
          <li key={`${slug} ${size}`}>
            {mayStock ? <Link to={stockPath(slug, size)}>{name}</Link> : <span>{name}</span>}
            <span className={style.soft}>Size {size}</span>
            <span className="figures" data-none={stock <= 0}>
              {stock > 0 ? `${count(stock)} left` : "None left"}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
