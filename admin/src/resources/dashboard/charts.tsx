import type { ChartedDay } from "@silai/contracts/notice/calls"
import { useMemo } from "react"
import { Link } from "react-router"
import { Chart } from "../../ui/chart/chart"
import type { Drawn } from "../../ui/chart/plot-props"
import { briefDay, count, dateOf, money } from "../../ui/format"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { paths } from "./paths"
import type { DashboardData } from "./use-dashboard"

const sales = (say: Say): Drawn<ChartedDay>[] => [
  { key: "now", label: say("period.sales"), kind: "line", of: ({ sums }) => sums.salesRupees, write: money },
  {
    key: "before",
    label: say("charts.sales.before"),
    kind: "before",
    of: ({ before }) => before.salesRupees,
    write: money,
  },
]
const orders = (say: Say): Drawn<ChartedDay>[] => [
  { key: "all", label: say("charts.orders.all"), kind: "bars", of: ({ sums }) => sums.orders, write: count },
  { key: "made", label: say("charts.orders.made"), kind: "part", of: ({ sums }) => sums.customOrders, write: count },
]
const keyOf = ({ day }: ChartedDay) => day
const shortOf = ({ day }: ChartedDay) => briefDay(day)
const nameOf = ({ day }: ChartedDay) => <Link to={paths.orders({ from: day, to: day })}>{dateOf(day)}</Link>

/** Sales as a line, orders as bars; each day of the tables leads to its orders. */
export function Charts({ data: { byDay } }: { data: DashboardData }) {
  const say = useSay()
  const [line, bars] = useMemo(() => [sales(say), orders(say)] as const, [say])
  const shared = { first: say("charts.day"), rows: byDay, keyOf, shortOf, nameOf, isLastFirst: true }
  return (
    <>
      <Chart<ChartedDay> title={say("charts.sales")} drawn={line} {...shared} />
      <Chart<ChartedDay> title={say("charts.orders")} drawn={bars} {...shared} />
    </>
  )
}
