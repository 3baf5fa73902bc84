import type { ReactNode } from "react"
import { Link } from "react-router"
import { count, money, waited } from "../../ui/format"
import { useNow } from "../../ui/use-now"
import { ordersPath } from "../order/query"
import type { DashboardData } from "./use-dashboard"
import style from "./dashboard.module.css"

type FigureProps = { to: string; label: string; figure: string; children: ReactNode; calls?: boolean }

const Figure = ({ to, label, figure, children, calls }: FigureProps) => (
  <li>
    <Link to={to} className={style.figure} data-calls={calls}>
      <span className="caps">{label}</span>
      <strong className="figures">{figure}</strong>
      <span className={style.under}>{children}</span>
    </Link>
  </li>
)

const orders = (n: number) => `${count(n)} ${n === 1 ? "order" : "orders"}`

export function Figures({ data: { today, last7, waiting, refundsDue } }: { data: DashboardData }) {
  const now = useNow()
  return (
    <ul className={style.figures}>
      <Figure
        to={ordersPath({ status: [0], sort: "oldest" })}
        label="To accept"
        figure={count(waiting.toAccept)}
        calls={waiting.toAccept > 0}
      >
        {waiting.oldestPlacedAt ? `The oldest has waited ${waited(waiting.oldestPlacedAt, now)}` : "Nothing is waiting"}
      </Figure>
      <Figure to={ordersPath()} label="Today" figure={money(today.salesRupees)}>
        {orders(today.orders)}
      </Figure>
      <Figure to={ordersPath()} label="Last 7 days" figure={money(last7.salesRupees)}>
        {orders(last7.orders)}
      </Figure>
      <Figure to="/payment/all?view=returning" label="Refunds due" figure={count(refundsDue)} calls={refundsDue > 0}>
        {refundsDue > 0 ? "Money on its way back" : "Nothing to give back"}
      </Figure>
    </ul>
  )
}
