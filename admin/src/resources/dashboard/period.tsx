import { DASHBOARD } from "@silai/contracts/notice/limits"
import { Segmented } from "antd"
import { count, dateOf, money, percent } from "../../ui/format"
import { useSay } from "../../words/language"
import { changeOf, ratiosOf } from "./compare"
import { Figure } from "./figure"
import { paths, type Span } from "./paths"
import type { DashboardData } from "./use-dashboard"
import style from "./dashboard.module.css"

type Props = { data: DashboardData; days: Span; onDays: (days: Span) => void }

/** The period's figures next to those of as many days before it. */
export function Period({ data: { period, before }, days, onDays }: Props) {
  const say = useSay()
  const [now, was] = [period.sums, before.sums]
  const [ratios, ratiosBefore] = [ratiosOf(now), ratiosOf(was)]
  const against = {
    from: dateOf(period.from),
    to: dateOf(period.to),
    beforeFrom: dateOf(before.from),
    beforeTo: dateOf(before.to),
  }
  const changed = (change: number | null) => {
    if (change === null) return ""
    if (change === 0) return `, ${say("period.same")}`
    return `, ${say(change > 0 ? "period.more" : "period.less", { n: percent(Math.abs(change)) })}`
  }
  const compared = (n: number, then: number, write: (n: number) => string) =>
    say("period.before", { was: write(then) }) + changed(changeOf(n, then))
  const written = (n: number | null, write: (n: number) => string) => (n === null ? "–" : write(n))
  /** The change of a percentage says little, so only the earlier value is shown. */
  const shareBefore = (share: number | null) => say("period.before", { was: written(share, percent) })
  const whole = (rupees: number) => money(Math.round(rupees))
  return (
    <section className="stack" aria-labelledby="period">
      <div className="between">
        <h2 id="period">{say("period.title")}</h2>
        <Segmented<Span>
          aria-label={say("period.choose")}
          value={days}
          onChange={onDays}
          options={DASHBOARD.spans.map((span) => ({ value: span, label: say(`period.${span}`) }))}
        />
      </div>
      <p className="soft">{say(days === 1 ? "period.against.day" : "period.against", against)}</p>
      <ul className={style.figures} data-of="period">
        <Figure to={paths.orders(period)} label={say("period.sales")} figure={whole(now.salesRupees)}>
          {compared(now.salesRupees, was.salesRupees, whole)}
        </Figure>
        <Figure to={paths.orders(period)} label={say("period.orders")} figure={count(now.orders)}>
          {compared(now.orders, was.orders, count)}
        </Figure>
        <Figure to={paths.orders(period)} label={say("period.average")} figure={written(ratios.average, whole)}>
          {ratios.average !== null && ratiosBefore.average !== null
            ? compared(ratios.average, ratiosBefore.average, whole)
            : say("period.before", { was: written(ratiosBefore.average, whole) })}
        </Figure>
        <Figure to={paths.visits(days)} label={say("period.conversion")} figure={written(ratios.conversion, percent)}>
          {now.visits === 0 ? say("period.none") : shareBefore(ratiosBefore.conversion)}
        </Figure>
        <Figure to={paths.made(period)} label={say("period.made")} figure={written(ratios.made, percent)}>
          {shareBefore(ratiosBefore.made)}
        </Figure>
        <Figure to={paths.returns(period)} label={say("period.returns")} figure={count(now.returns)}>
          {compared(now.returns, was.returns, count)}
        </Figure>
      </ul>
    </section>
  )
}
