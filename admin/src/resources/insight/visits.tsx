import type { InsightReport } from "@silai/contracts/insight/calls"
import { useMemo } from "react"
import { Chart } from "../../ui/chart/chart"
import type { Drawn } from "../../ui/chart/plot-props"
import { briefDay, count, dateOf, percent } from "../../ui/format"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { everyDay, lostAfter, type Step, wayOf } from "./answers"

export type ReportProps = { report: InsightReport }
type Day = InsightReport["byDay"][number]
type Source = InsightReport["sources"][number]

const ofDays = (say: Say): Drawn<Day>[] => [
  { key: "visits", label: say("insight.visits"), kind: "bars", of: ({ visits }) => visits, write: count },
  { key: "orders", label: say("insight.orders"), kind: "part", of: ({ orders }) => orders, write: count },
]
const dayKey = ({ day }: Day) => day
const dayName = ({ day }: Day) => dateOf(day)
const dayShort = ({ day }: Day) => briefDay(day)

/** How many visits become an order. */
export function Visits({ report }: ReportProps) {
  const { visits, funnel } = report
  const say = useSay()
  const drawn = useMemo(() => ofDays(say), [say])
  const days = useMemo(() => everyDay(report), [report])
  const n = funnel.at(-1)?.count ?? 0
  return (
    <Chart<Day>
      title={say("insight.ask.orders")}
      first={say("charts.day")}
      rows={days}
      drawn={drawn}
      keyOf={dayKey}
      nameOf={dayName}
      shortOf={dayShort}
      isLastFirst
    >
      <p>
        {visits === 0
          ? say("insight.orders.none")
          : say("insight.orders.answer", { visits: count(visits), n, part: percent(n / visits) })}
      </p>
    </Chart>
  )
}

const ofSteps = (say: Say): Drawn<Step>[] => [
  { key: "count", label: say("insight.visits"), kind: "bars", of: (step) => step.count, write: count },
]
const stepKey = ({ step }: Step) => step

/** Where visitors stop on the way to an order. */
export function Way({ report }: ReportProps) {
  const say = useSay()
  const way = useMemo(() => wayOf(report), [report])
  const drawn = useMemo(() => ofSteps(say), [say])
  const nameOf = ({ step }: Step) => say(`insight.step.${step}`)
  const shortOf = useMemo(
    () =>
      ({ step }: Step) =>
        say(`insight.short.${step}`),
    [say],
  )
  const lost = lostAfter(way)
  return (
    <Chart<Step>
      title={say("insight.ask.stop")}
      first={say("insight.step")}
      rows={way}
      drawn={drawn}
      keyOf={stepKey}
      nameOf={nameOf}
      shortOf={shortOf}
      more={[
        {
          key: "part",
          title: say("insight.of-before"),
          align: "end",
          render: (_, { ofBefore }) => <span className="figures">{ofBefore === null ? "–" : percent(ofBefore)}</span>,
        },
      ]}
    >
      <p>
        {lost
          ? say("insight.stop.answer", { step: say(`insight.step.${lost.step}`), n: lost.lost, of: count(lost.of) })
          : say("insight.stop.none")}
      </p>
    </Chart>
  )
}

const ofSources = (say: Say): Drawn<Source>[] => [
  { key: "count", label: say("insight.visits"), kind: "bars", of: (source) => source.count, write: count },
]
const sourceKey = ({ source }: Source) => source

/** Where visits come from. */
export function Sources({ report: { sources, visits } }: ReportProps) {
  const say = useSay()
  const drawn = useMemo(() => ofSources(say), [say])
  const nameOf = ({ source }: Source) => say(`insight.source.${source}`)
  const shortOf = useMemo(
    () =>
      ({ source }: Source) =>
        say(`insight.short.${source}`),
    [say],
  )
  const [most] = sources
  if (!most) return null
  return (
    <Chart<Source>
      title={say("insight.ask.source")}
      first={say("insight.source")}
      rows={sources}
      drawn={drawn}
      keyOf={sourceKey}
      nameOf={nameOf}
      shortOf={shortOf}
      more={[
        {
          key: "part",
          title: say("insight.part"),
          align: "end",
          render: (_, { count: n }) => <span className="figures">{percent(n / visits)}</span>,
        },
      ]}
    >
      <p>{say("insight.source.answer", { source: nameOf(most), part: percent(most.count / visits) })}</p>
    </Chart>
  )
}
