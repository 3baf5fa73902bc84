import type { OrderStatusCode } from "@silai/contracts/order/status"
import { Link } from "react-router"
import { useMay } from "../../providers/may"
import { count, dateTimeOf, money } from "../../ui/format"
import { OrderLink } from "../order/order-link"
import { stockPath } from "../inventory/query"
import { Goods } from "../order/goods/goods"
import { ordersPath } from "../order/query"
import { StatusMark, statusWord } from "../order/status-mark"
import { STATUS_TONE } from "../order/words"
import { useSay } from "../../words/language"
import { paths } from "./paths"
import type { DashboardData } from "./use-dashboard"
import style from "./dashboard.module.css"

type Props = { data: DashboardData }

export function LatestOrders({ data }: Props) {
  const say = useSay()
  const { latest } = data
  return (
    <section className={style.panel} aria-labelledby="latest">
      <div className="titled thumbs">
        <h2 id="latest">{say("latest.title")}</h2>
        <Link to={ordersPath()}>{say("latest.all")}</Link>
      </div>
      {latest.length === 0 && <p className="quiet">{say("latest.none")}</p>}
      <ul className={style.latest}>
        {latest.map((order) => (
          <li key={order._id}>
            <div className={style.who}>
              <OrderLink order={order} />
              <span>{order.customerName}</span>
              <span className="soft">{dateTimeOf(order.placedAt)}</span>
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
  const say = useSay()
  const rows = data.byStatus.filter(({ count: n }) => n > 0)
  const most = Math.max(1, ...rows.map(({ count: n }) => n))
  return (
    <section className={style.panel} aria-labelledby="by-status">
      <div className="titled thumbs">
        <h2 id="by-status">{say("statuses.title")}</h2>
      </div>
      {rows.length === 0 && <p className="quiet">{say("statuses.none")}</p>}
      <ul className={style.bars}>
        {rows.map(({ code, count: n }) => (
          <li key={code}>
            <Link to={ordersPath({ status: [code] })} data-tone={STATUS_TONE[code as OrderStatusCode]}>
              <span>{statusWord(say, code)}</span>
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
  const say = useSay()
  const mayStock = useMay()("stock.read")
  return (
    <section className={style.panel} aria-labelledby="low-stock">
      <div className="titled thumbs">
        <h2 id="low-stock">{say("low.title")}</h2>
        {mayStock && <Link to={paths.lowStock}>{say("low.all")}</Link>}
      </div>
      {data.lowStock.length === 0 && <p className="quiet">{say("low.none")}</p>}
      <ul className={style.low}>
        {data.lowStock.map(({ slug, name, size, stock }) => (
          <li key={`${slug} ${size}`}>
            {mayStock ? <Link to={stockPath(slug, size)}>{name}</Link> : <span>{name}</span>}
            <span className="soft">{say("low.size", { size })}</span>
            <span className="figures" data-none={stock <= 0}>
              {stock > 0 ? say("low.left", { n: stock }) : say("low.out")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
