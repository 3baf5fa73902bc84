import { DAY_MS } from "@silai/contracts/india"
import type { InsightReport } from "@silai/contracts/insight/calls"
import type { InsightStep } from "@silai/contracts/insight/limits"

/** A step of the way to an order: the visit itself, then the steps that are counted. */
export type Step = { step: "visit" | InsightStep; count: number; ofBefore: number | null }

/** The steps from a visit to an order; `ofBefore`: the share of the previous step that reached this one. */
export function wayOf({ visits, funnel }: Pick<InsightReport, "visits" | "funnel">): Step[] {
  const steps = [{ step: "visit" as const, count: visits }, ...funnel]
  return steps.map(({ step, count }, place) => {
    const before = steps[place - 1]?.count ?? 0
    return { step, count, ofBefore: before > 0 ? count / before : null }
  })
}

/** The step at which most visitors stop; null where no one stops. */
export function lostAfter(way: readonly Step[]): { step: Step["step"]; lost: number; of: number } | null {
  const losses = way
    .slice(0, -1)
    .map(({ step, count: of }, place) => ({ step, lost: of - (way[place + 1]?.count ?? of), of }))
  const worst = losses.reduce<(typeof losses)[number] | null>(
    (most, one) => (one.lost > 0 && one.lost > (most?.lost ?? 0) ? one : most),
    null,
  )
  return worst
}

type Day = InsightReport["byDay"][number]

/** Every day of the report, those without a visit too. */
export function everyDay({ from, to, byDay }: Pick<InsightReport, "from" | "to" | "byDay">): Day[] {
  const known = new Map(byDay.map((day) => [day.day, day]))
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return Array.from({ length: days }, (_, n) => {
    const day = new Date(Date.parse(from) + n * DAY_MS).toISOString().slice(0, 10)
    return known.get(day) ?? { day, visits: 0, orders: 0 }
  })
}

/** Whether anything was counted at all. */
export const isEmpty = ({ visits, funnel, searches, sizes, measuring }: InsightReport): boolean =>
  visits === 0 &&
  funnel.every(({ count }) => count === 0) &&
  searches.length === 0 &&
  sizes.length === 0 &&
  measuring.every(({ begun, finished }) => begun === 0 && finished === 0)
