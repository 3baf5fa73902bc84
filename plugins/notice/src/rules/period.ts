import { DAY_MS, dayInIndia } from "@silai/contracts/india"
import type { VisitDay } from "@silai/contracts/insight/service"
import type { PeriodSums } from "@silai/contracts/notice/calls"
import type { OrderDay } from "@silai/contracts/order/service"
import { toRupees } from "@silai/kit/money"

/** The sums that the plugins store, by day in India; empty days are left out. */
export type StoredDays = {
  orders: readonly OrderDay[]
  returns: readonly { day: string; requests: number }[]
  visits: readonly VisitDay[]
}

/** The days in India from one to another, counted from today: 0 is today, -1 yesterday. */
export function daysBetween(nowMs: number, from: number, to: number): string[] {
  const today = dayInIndia(nowMs)
  return Array.from({ length: to - from + 1 }, (_, n) =>
    new Date((today + from + n) * DAY_MS).toISOString().slice(0, 10),
  )
}

/** The sums of these days. */
export function sumsOf({ orders, returns, visits }: StoredDays, days: readonly string[]): PeriodSums {
  const [first = "", last = ""] = [days[0], days.at(-1)]
  const add = <Row extends { day: string }>(rows: readonly Row[], of: (row: Row) => number) =>
    rows.reduce((sum, row) => (row.day >= first && row.day <= last ? sum + of(row) : sum), 0)
  return {
    orders: add(orders, (row) => row.orders),
    salesRupees: toRupees(add(orders, ({ salesPaise }) => salesPaise)),
    customOrders: add(orders, ({ customOrders }) => customOrders),
    returns: add(returns, ({ requests }) => requests),
    visits: add(visits, (row) => row.visits),
    visitOrders: add(visits, (row) => row.orders),
  }
}
