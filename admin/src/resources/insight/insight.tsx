import { INSIGHT_SPANS } from "@silai/contracts/insight/limits"
import { Segmented } from "antd"
import { useSearchParams } from "react-router"
import { dateOf } from "../../ui/format"
import { EmptyState, ErrorState } from "../../ui/state/error-state"
import { OutOfDate } from "../../ui/state/out-of-date"
import { Bar } from "../../ui/state/skeleton"
import { useTitle } from "../../ui/use-title"
import { useSay } from "../../words/language"
import page from "../../ui/record/record.module.css"
import { isEmpty } from "./answers"
import { Measuring, Searches, Sizes } from "./missing"
import { Sources, Visits, Way } from "./visits"
import { useInsight } from "./use-insight"
import style from "./insight.module.css"

/** Shoppers' searches, as answers to a shopkeeper's questions. The span is in the address. */
export function InsightPage() {
  const say = useSay()
  useTitle(say("insight.title"))
  const [params, setParams] = useSearchParams()
  const days = INSIGHT_SPANS.find((span) => String(span) === params.get("days")) ?? INSIGHT_SPANS[1]
  const { data, error, refetch, isPlaceholderData } = useInsight(days)
  return (
    <div className={page.page}>
      <header className={`${page.head} ${style.head}`}>
        <div>
          <h1>{say("insight.title")}</h1>
          <p className="lead">{say("insight.lead")}</p>
        </div>
        <Segmented<(typeof INSIGHT_SPANS)[number]>
          aria-label={say("period.choose")}
          value={days}
          onChange={(chosen) => setParams({ days: String(chosen) }, { replace: true })}
          options={INSIGHT_SPANS.map((span) => ({ value: span, label: say(`period.${span}`) }))}
        />
      </header>
      {!data && !error && (
        <div role="status" aria-label={say("state.loading")}>
          <Bar height={320} />
        </div>
      )}
      {!data && error && <ErrorState title={say("insight.failed")} error={error} onRetry={() => void refetch()} />}
      {data && error && <OutOfDate what={say("insight.title")} error={error} onRetry={() => void refetch()} />}
      {data && isEmpty(data) && (
        <EmptyState title={say("insight.none")}>
          <p>{say("insight.none.why")}</p>
        </EmptyState>
      )}
      {data && !isEmpty(data) && (
        <div className={style.answers} aria-busy={isPlaceholderData}>
          <p className="soft">{say("insight.span", { from: dateOf(data.from), to: dateOf(data.to) })}</p>
          <Visits report={data} />
          <Way report={data} />
          <Sources report={data} />
          <div className={style.pair}>
            <Searches report={data} />
            <Sizes report={data} />
            <Measuring report={data} />
          </div>
        </div>
      )}
    </div>
  )
}
